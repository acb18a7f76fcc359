card.attack["Graze"] = { damage = function() return 25 end }

card.attack["Echo"] = function(game, it) game:damage(it.defender, 10 * it.attacker.counters) end
