local evolution_fire = ptcg.filter { stage = "evolution", type = "fire" }

card.ability["Victory Cheer"] = {
  damage_dealt = {
    subject = "own",
    attacker = evolution_fire,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 10 end end,
  },
}
