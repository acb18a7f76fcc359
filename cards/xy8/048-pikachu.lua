card.attack["Agility"] = function(game, it)
  if not game:flip() then return end
  for _, kind in ipairs { "no_damage", "no_effects" } do
    game:lasting(it.attacker, kind, "opponents_next_turn")
  end
end
