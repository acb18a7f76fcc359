local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.play = {
  needs = { "bench_space", { "discard", basic_pokemon } },
  effect = function(game) game:put_onto_bench(game:choose("discard", basic_pokemon)) end,
}
