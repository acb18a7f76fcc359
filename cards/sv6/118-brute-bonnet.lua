card.attack["Poison Spray"] = function(game, it) game:set_condition(it.defender, "poisoned") end

card.attack["Relentless Punches"] = { more = function(_, it) return 50 * it.defender.counters end }
