card.attack["Filch"] = function(game) game:draw(2) end

card.attack["Knuckle Impact"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
