card.attack["Copy"] = function(game, it)
  local attack = game:choose_attack { it.defender }
  if attack then game:perform(attack) end
end
