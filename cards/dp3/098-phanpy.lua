card.attack["Flail"] = { times = function(_, it) return it.attacker.counters end }

card.attack["Take Down"] = function(game, it) game:damage(it.attacker, 10) end
