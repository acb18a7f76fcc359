card.attack["Repeat"] = function(game, it)
  local attack = game:choose_attack(it.defender)
  if attack and game:perform(attack) then game:draw(1) end
end
