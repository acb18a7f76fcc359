card.attack["Egg Rolling"] = { times = function(game) return game:flips_until_tails() end }
