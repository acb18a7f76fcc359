card.attack["Defense Curl"] = function(game, it)
  if not game:flip() then return end
  game:lasting(it.attacker, "no_damage", "opponents_next_turn")
end
