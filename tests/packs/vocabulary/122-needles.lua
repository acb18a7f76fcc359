local card = ...

card.play = function(game, it)
  game:put_counters { on = it.opponent.active, count = 1 }
  game:set_condition { on = it.opponent.active, condition = "asleep" }
end
