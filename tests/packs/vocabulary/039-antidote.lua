card.play = function(game, it) game:remove_conditions(it.owner.active, "poisoned") end
