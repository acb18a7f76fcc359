card.attack["Knock Off"] = function(game, it) game:discard(game:random_cards(it.opponent)) end
