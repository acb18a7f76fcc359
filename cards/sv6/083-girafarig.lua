card.attack["Dual Headbutt"] = function(game) game:damage(game:choose("own_bench"), 10) end
