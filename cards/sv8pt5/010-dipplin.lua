card.ability["Festival Lead"] = {
  attacks_per_turn = { needs = { { "stadium", name = "Festival Grounds" } }, value = 1 },
}

card.attack["Do the Wave"] = { times = function(_, it) return it.owner.bench_count end }
