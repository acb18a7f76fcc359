card.attack["Shell Press"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -10 }, "opponents_next_turn")
end
