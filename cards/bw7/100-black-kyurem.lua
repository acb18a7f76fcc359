card.attack["Dual Claw"] = { times = function(game) return game:flips(2) end }

card.attack["Flash Freeze"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
