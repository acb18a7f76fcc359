card.in_play = {
  on_attach = {
    subject = "this_card",
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { "pokemon", stage = "basic", to = "bench" } end,
  },
}
