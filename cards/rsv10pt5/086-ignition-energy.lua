local evolution = ptcg.filter { stage = "evolution" }

card.in_play = {
  energy_units = { subject = "this_card", target = evolution, effect = function() return 3 end },
  on_turn_end = function(game, it) game:discard(it.card) end,
}
