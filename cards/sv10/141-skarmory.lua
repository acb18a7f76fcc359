card.attack["Roost"] = function(game, it)
  game:heal(it.attacker, 50)
  game:lasting(it.attacker, "no_retreat", "own_next_turn")
end
