card.attack["Nutrients"] = function(game) game:heal(game:choose("own_pokemon", "damaged"), 40) end
