local card = ...

card.play = function(game, it)
  local active = it.opponent.active
  game:set_condition { on = active, condition = "poisoned" }
  if game:flip() then game:set_condition { on = active, condition = "asleep" } end
end
