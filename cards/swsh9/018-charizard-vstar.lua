card.attack["Explosive Fire"] = { more = function(_, it) return it.attacker.is_damaged and 100 end }

card.attack["Star Blaze"] = function(game, it) game:discard_energy(it.attacker, 2) end
