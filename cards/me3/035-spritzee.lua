card.attack["Sweet Scent"] = function(game) game:heal(game:choose("own_pokemon", "damaged"), 30) end
