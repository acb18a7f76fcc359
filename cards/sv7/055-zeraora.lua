card.attack["Combat Thunder"] = { more = function(_, it) return 20 * it.opponent.bench_count end }
