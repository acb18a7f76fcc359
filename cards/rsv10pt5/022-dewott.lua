card.attack["Energized Shell"] = { times = function(_, it) return it.attacker.energy_total end }
