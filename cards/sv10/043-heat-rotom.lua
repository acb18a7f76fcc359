card.attack["Singe"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Gadget Show"] = { times = function(_, it) return #it.owner.tools end }
