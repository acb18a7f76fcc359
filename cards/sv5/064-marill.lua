card.attack["Ball Roll"] = { times = function(game) return game:flips_until_tails() end }
