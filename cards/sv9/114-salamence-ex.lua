card.attack["Wide Blast"] = function(game, it) game:damage(it.opponent.bench, 50) end

card.attack["Dragon Impact"] = function(game, it) game:discard_energy(it.attacker, 2) end
