card.attack["Stomp Off"] = function(game, it) game:discard_top(1, it.opponent) end
