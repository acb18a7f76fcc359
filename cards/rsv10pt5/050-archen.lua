card.attack["Acrobatics"] = { more = function(game) return 30 * game:flips(2) end }
