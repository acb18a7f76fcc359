local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.play = {
  needs = { "deck", "bench_space" },
  effect = function(game) game:search { basic_pokemon, max = "all", to = "bench" } end,
}
