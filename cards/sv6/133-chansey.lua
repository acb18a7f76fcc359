card.attack["Lucky Attachment"] = function(game)
  local chosen = game:choose("hand", "basic_energy")
  if chosen then game:attach(chosen, game:choose("own_pokemon")) end
end

card.attack["Boundless Power"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
