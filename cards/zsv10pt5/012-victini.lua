card.attack["V-Force"] = { fails_unless = function(_, it) return it.owner.bench_count > 4 end }
