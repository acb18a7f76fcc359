card.attack["Trimming Mower"] = function(game) game:discard(game.stadium) end

card.attack["Gadget Show"] = { times = function(_, it) return #it.owner.tools end }
