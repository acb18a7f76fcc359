card.ability["Double Type"] = { types = function() return { "grass", "fire" } end }

card.attack["Spicy Rage"] = { more = function(_, it) return 70 * it.attacker.counters end }
