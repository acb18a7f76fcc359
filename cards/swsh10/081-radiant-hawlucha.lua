card.ability["Big Match"] = {
  damage_dealt = {
    where = "bench",
    subject = "own",
    target = { "active", class = "vmax" },
    effect = function(_, it) if it.target.owner == it.opponent then return it.amount + 30 end end,
  },
}
