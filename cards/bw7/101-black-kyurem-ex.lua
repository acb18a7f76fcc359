card.attack["Dragon Fang"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Freeze Shock"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
