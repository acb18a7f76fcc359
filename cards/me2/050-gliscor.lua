card.attack["Poison Ring"] = function(game, it)
  game:set_condition(it.defender, "poisoned")
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
