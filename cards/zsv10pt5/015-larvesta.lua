card.attack["Peck Off"] = { before = function(game, it) game:discard(it.defender.tools) end }
