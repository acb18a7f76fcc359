card.attack["Aqua Slash"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
