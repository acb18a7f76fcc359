card.attack["Hard Gears"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -20 }, "opponents_next_turn")
end
