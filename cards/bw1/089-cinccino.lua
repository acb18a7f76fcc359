card.attack["Tail Slap"] = { times = function(game) return game:flips(2) end }

card.attack["Do the Wave"] = { times = function(_, it) return it.owner.bench_count end }
