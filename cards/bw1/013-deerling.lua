card.attack["Double Kick"] = { times = function(game) return game:flips(2) end }

card.attack["Leech Seed"] = function(game, it) game:heal(it.attacker, 10) end
