local future = ptcg.filter { class = "future" }

card.in_play = {
  retreat_cost = { target = future, effect = function() return 0 end },
  damage_dealt = {
    attacker = future,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 20 end end,
  },
}
