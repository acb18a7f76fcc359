local evolution = ptcg.filter { stage = "evolution" }

card.ability["Primal Knowledge"] = {
  damage_dealt = {
    subject = "own",
    target = evolution,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}
