card.ability["Focus"] = { applies_on_bench = { value = { "weakness", "resistance" } } }

card.attack["Scatter"] = function(game, it) game:damage(it.opponent.bench, 40) end
