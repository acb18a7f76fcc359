card.attack["G-Max Fall"] = { more = function(_, it) return 30 * it.owner.bench_count end }
