card.ability["Thick"] = { damage_taken = -20 }

card.ability["Cheer"] = { once_per_turn = function(game) game:draw(1) end }
