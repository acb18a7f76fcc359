local shedinja = ptcg.filter { name = "Shedinja" }

card.ability["Cast-Off Shell"] = {
  on_evolve = {
    optional = true,
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { shedinja, to = "bench" } end,
  },
}

card.attack["U-turn"] = function(game) game:switch() end
