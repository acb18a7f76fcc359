card.attack["Rigidify"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end
