card.attack["Powerful Rage"] = { times = function(_, it) return it.attacker.counters end }
