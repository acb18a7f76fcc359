local fighting = ptcg.filter { type = "fighting" }

card.ability["Powerful a-Salt"] = {
  damage_dealt = {
    subject = "own",
    attacker = fighting,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}
