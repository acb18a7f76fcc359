card.attack["Pluck"] = { before = function(game, it) game:discard(it.defender.tools) end }
