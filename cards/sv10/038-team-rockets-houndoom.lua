card.attack["Cruel Coal"] = function(game, it)
  game:set_condition(it.defender, "burned")
  game:set_condition(it.defender, "confused")
end

card.attack["Scorching Fire"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
