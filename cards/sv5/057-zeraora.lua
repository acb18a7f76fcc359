card.attack["Shocking Knuckle"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Strong Volt"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
