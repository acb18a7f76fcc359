card.attack["Psychic"] = { more = function(_, it) return 20 * it.defender.energy_total end }
