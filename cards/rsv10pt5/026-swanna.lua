card.attack["Air Slash"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
