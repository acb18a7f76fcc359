card.play = function(game, it)
  local active = it.opponent.active
  game:set_condition(active, "poisoned")
  if game:flip() then game:set_condition(active, "asleep") end
end
