card.attack["Blaze Ball"] = { more = function(_, it) return 20 * it.attacker:energy("fire") end }
