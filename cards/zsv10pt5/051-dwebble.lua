card.attack["Flail"] = { times = function(_, it) return it.attacker.counters end }
