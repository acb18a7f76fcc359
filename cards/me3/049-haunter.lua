card.attack["Haunt"] = function(game, it) game:put_counters(it.defender, 3) end
