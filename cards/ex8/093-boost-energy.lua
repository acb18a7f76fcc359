card.in_play = { may_retreat = false, on_turn_end = function(game, it) game:discard(it.card) end }
