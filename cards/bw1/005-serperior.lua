local grass = ptcg.filter { type = "grass" }

card.attack["Leaf Storm"] = function(game, it) game:heal(it.owner:find("pokemon", grass), 20) end
