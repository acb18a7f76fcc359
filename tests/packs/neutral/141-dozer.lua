card.ability["Deep Rest"] = { on_remain_asleep = function(game, it) game:heal(it.self, 20) end }
