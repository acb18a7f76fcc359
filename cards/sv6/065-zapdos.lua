card.attack["Thunder Wave"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Thunderbolt"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
