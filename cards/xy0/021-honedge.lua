card.attack["Continuous Slash"] = { times = function(game) return game:flips_until_tails() end }
