local hops = ptcg.filter { name_includes = "Hop's" }

card.in_play = {
  damage_dealt = {
    subject = "any",
    attacker = hops,
    effect = function(_, it)
      if it.target == it.attacker.owner.opponent.active then return it.amount + 30 end
    end,
  },
}
