card.attack["Psychic"] = { more = function(_, it) return 30 * it.defender.energy_total end }
