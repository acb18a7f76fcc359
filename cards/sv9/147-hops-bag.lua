local basic_hops_pokemon = ptcg.filter { "pokemon", stage = "basic", name_includes = "Hop's" }

card.play = {
  needs = { "deck", "bench_space" },
  effect = function(game) game:search { basic_hops_pokemon, max = 2, to = "bench" } end,
}
