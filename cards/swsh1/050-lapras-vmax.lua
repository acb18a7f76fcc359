card.attack["G-Max Pump"] = { more = function(_, it) return 30 * it.attacker:energy("water") end }
