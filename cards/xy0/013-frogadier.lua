card.attack["Aqua Wave"] = { more = function(game) return 20 * game:flips(2) end }
