local hops = ptcg.filter { name_includes = "Hop's" }

card.in_play = {
  attack_cost = { attacker = hops, value = -1 },
  damage_dealt = {
    attacker = hops,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}
