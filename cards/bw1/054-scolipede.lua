card.attack["Steamroller"] = { ignores = "resistance" }

card.attack["Poison Claws"] = function(game, it) game:set_condition(it.defender, "poisoned") end
