card.attack["Raging Hammer"] = { more = function(_, it) return 10 * it.attacker.counters end }
