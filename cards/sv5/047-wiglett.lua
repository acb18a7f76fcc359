card.attack["Lucky Find"] = function(game) game:search { "item", to = "hand" } end

card.attack["Aqua Bomb"] = function(game, it) game:damage(it.attacker, 20) end
