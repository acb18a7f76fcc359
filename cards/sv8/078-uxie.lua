card.attack["Painful Memories"] = function(game, it) game:put_counters(it.opponent.pokemon, 2) end
