card.attack["Linked Lightning"] = { more = function(_, it) return 20 * it.owner.bench_count end }
