card.attack["Billowing Heat Wave"] = function(game, it) game:damage(it.owner.bench, 30) end
