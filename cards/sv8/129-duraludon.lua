card.attack["Duralubeam"] = function(game, it) game:discard_energy(it.attacker, 2) end
