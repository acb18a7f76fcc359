card.attack["Grand Bolt"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
