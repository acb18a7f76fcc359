card.attack["Searing Flame"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Smashing Headbutt"] = function(game, it) game:discard_energy(it.attacker, 2) end
