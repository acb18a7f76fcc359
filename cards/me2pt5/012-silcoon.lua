local wanted = ptcg.filter { any = { { name = "Silcoon" }, { name = "Cascoon" } } }

card.ability["Multiplying Cocoon"] = {
  on_evolve = {
    optional = true,
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { wanted, to = "bench" } end,
  },
}
