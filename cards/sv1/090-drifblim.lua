card.attack["Curse Spreading"] = function(game, it) game:distribute_counters(8, it.opponent) end
