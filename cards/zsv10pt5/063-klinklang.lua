card.ability["Gear Coating"] = {
  damage_taken = {
    subject = "own",
    by = "opponent",
    effect = function(_, it) if it.target:energy("metal") > 0 then return it.amount - 20 end end,
  },
}
