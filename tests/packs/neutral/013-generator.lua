card.ability["Pulse"] = { use = function(game, it) game:put_counters(it.opponent.active, 1) end }
