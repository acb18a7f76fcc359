card.play = function(game, it)
  game:set_condition(it.opponent.active, "burned")
  game:set_condition(it.opponent.active, "confused")
end
