card.ability["Bronze Body"] = { damage_taken = -30 }

card.attack["Nosequake"] = function(game, it) game:damage(it.owner.bench, 30) end
