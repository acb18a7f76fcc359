card.play = function(game, it)
  game:put_counters(it.opponent.active, 1)
  game:set_condition(it.opponent.active, "asleep")
end
