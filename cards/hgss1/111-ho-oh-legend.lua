card.ability["Sacred Rainbow"] = { energy_provided = function() return "fire" end }

card.attack["Bright Wing"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
