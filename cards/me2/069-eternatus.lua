card.attack["Shatter"] = function(game) game:discard(game.stadium) end

card.attack["Power Rush"] = function(game, it)
  if not game:flip() then game:lasting(it.attacker, "no_attack", "own_next_turn") end
end
