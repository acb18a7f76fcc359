card.attack["Hide"] = function(game, it)
  if game:flip() then
    game:lasting(it.attacker, "no_damage", "opponents_next_turn")
    game:lasting(it.attacker, "no_effects", "opponents_next_turn")
  end
end
