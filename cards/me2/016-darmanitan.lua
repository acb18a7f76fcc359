card.attack["Blaze Ball"] = { more = function(_, it) return 40 * it.attacker:energy("fire") end }
