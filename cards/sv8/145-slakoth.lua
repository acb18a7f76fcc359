card.attack["Take It Easy"] = function(game, it)
  game:heal(it.attacker, 60)
  game:lasting(it.attacker, "no_retreat", "own_next_turn")
end
