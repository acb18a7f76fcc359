card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }

card.attack["Flamethrower"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
