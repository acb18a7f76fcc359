card.attack["Double Stomp"] = { more = function(game) return 20 * game:flips(2) end }
