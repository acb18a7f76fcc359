local grass_fire = ptcg.filter { type = { "grass", "fire" } }

card.ability["Sunny Day"] = {
  damage_dealt = {
    subject = "own",
    attacker = grass_fire,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 20 end end,
  },
}
