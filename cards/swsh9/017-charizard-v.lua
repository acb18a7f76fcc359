card.attack["Incinerate"] = { before = function(game, it) game:discard(it.defender.tools) end }
