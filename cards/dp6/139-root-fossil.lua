card.ability["Fossil"] = ptcg.require "fossil"

card.ability["Spongy Stone"] = { on_checkup = function(game, it) game:heal(it.self, 10) end }
