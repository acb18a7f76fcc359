card.attack["Follow-Up Bolt"] = { more = function(_, it) return 10 * it.defender.counters end }
