card.attack["Phantom Dive"] = function(game, it) game:distribute_counters(6, it.opponent.bench) end
