card.in_play = { once_per_turn = function(game, it) game:put_counters(it.opponent.active, 1) end }
