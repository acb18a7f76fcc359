card.attack["Thundershock"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Thunder"] = function(game, it)
  if not game:flip() then game:damage(it.attacker, 30) end
end
