card.attack["Sand Attack"] = function(game, it)
  game:lasting(it.defender, "attack_needs_coin", "opponents_next_turn")
end
