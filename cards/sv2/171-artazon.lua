local wanted = ptcg.filter { "pokemon", stage = "basic", rule_box = false }

card.in_play = {
  once_per_turn = {
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { wanted, to = "bench" } end,
  },
}
