local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.in_play = {
  once_per_turn = {
    ends_turn = true,
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { basic_pokemon, to = "bench" } end,
  },
}
