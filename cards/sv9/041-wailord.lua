card.attack["Hydro Pump"] = { more = function(_, it) return 50 * it.attacker:energy("water") end }
