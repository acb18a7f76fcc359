card.attack["Incessant Onslaught"] = { times = function(_, it) return it.owner.prizes_taken end }

card.attack["Strong Volt"] = function(game, it) game:discard_energy(it.attacker, 2) end
