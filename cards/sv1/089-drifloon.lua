card.attack["Balloon Blast"] = { times = function(_, it) return it.attacker.counters end }
