card.attack["Damage Rush"] = { more = function(game) return 50 * game:flips_until_tails() end }

card.attack["Mega Drain"] = function(game, it) game:heal(it.attacker, 30) end
