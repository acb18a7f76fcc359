card.attack["Gnaw Through"] = { before = function(game, it) game:discard(it.defender.tools) end }
