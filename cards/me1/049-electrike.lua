card.attack["Thunder Jolt"] = function(game, it) game:damage(it.attacker, 10) end
