card.attack["Manual Wash"] = function(game, it) game:heal(it.owner.pokemon, 10) end

card.attack["Gadget Show"] = { times = function(_, it) return #it.owner.tools end }
