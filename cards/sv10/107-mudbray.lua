card.attack["Running Charge"] = { times = function(game) return game:flips_until_tails() end }
