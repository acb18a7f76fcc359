card.attack["Earthquake"] = function(game, it) game:damage(it.owner.bench, 30) end
