card.attack["Bring Down the Axe"] = function(game, it)
  if it.defender:matches("has_special_energy") then game:knock_out(it.defender) end
end

card.attack["Dragon Pulse"] = function(game) game:discard_top(3) end
