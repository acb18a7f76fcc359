card.attack["Needles"] = function(game, it)
  if not game:flip() then return end
  game:set_condition(it.defender, "paralyzed")
  game:set_condition(it.defender, "poisoned")
end

card.attack["Sandstorm"] = function(game, it)
  game:lasting(it.defender, "attack_needs_coin", "opponents_next_turn")
end
