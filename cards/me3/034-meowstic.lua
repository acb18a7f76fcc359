card.attack["Perplex"] = function(game, it) game:set_condition(it.defender, "confused") end

card.attack["Psychic"] = { more = function(_, it) return 30 * it.defender.energy_total end }
