card.attack["Get Angry"] = { times = function(_, it) return it.attacker.counters end }
