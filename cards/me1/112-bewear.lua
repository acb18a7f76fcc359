card.attack["Hyper Lariat"] = { more = function(game) return game:flips(2) == 2 and 100 end }
