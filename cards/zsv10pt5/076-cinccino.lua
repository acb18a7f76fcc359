card.attack["Do the Wave"] = { more = function(_, it) return 20 * it.owner.bench_count end }
