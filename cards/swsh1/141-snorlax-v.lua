card.attack["Swallow"] = function(game, it) game:heal(it.attacker, 10 * (it.damage_done // 10)) end

card.attack["Falling Down"] = function(game, it) game:set_condition(it.attacker, "asleep") end
