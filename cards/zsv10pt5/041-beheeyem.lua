card.attack["Calm Mind"] = function(game, it) game:heal(it.attacker, 40) end

card.attack["Psychic"] = { more = function(_, it) return 30 * it.defender.energy_total end }
