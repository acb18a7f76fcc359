local wanted = ptcg.filter { "pokemon", stage = "basic", hp_at_most = 70 }

card.play = {
  needs = { "deck", "bench_space" },
  effect = function(game) game:search { wanted, max = 2, to = "bench" } end,
}
