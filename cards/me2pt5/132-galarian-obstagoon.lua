card.attack["Scarring Shout"] = { times = function(_, it) return it.defender.counters end }

card.attack["Punk Smash"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
