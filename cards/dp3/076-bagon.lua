card.attack["Rage"] = { more = function(_, it) return 10 * it.attacker.counters end }
