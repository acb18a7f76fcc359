card.attack["Stinky Scent"] = function(game, it) game:set_condition(it.defender, "confused") end
