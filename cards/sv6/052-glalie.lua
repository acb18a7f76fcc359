card.attack["Damage Beat"] = { times = function(_, it) return it.defender.counters end }

card.attack["Crazy Headbutt"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
