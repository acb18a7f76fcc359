card.ability["Mending"] = { on_checkup = function(game, it) game:heal(it.self, 10) end }
