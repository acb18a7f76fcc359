card.attack["Stomp Off"] = function(game, it) game:discard_top(2, it.opponent) end
