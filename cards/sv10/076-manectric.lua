card.attack["Flash Impact"] = function(game) game:damage(game:choose("own_bench"), 40) end
