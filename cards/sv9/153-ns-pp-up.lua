local ns = ptcg.filter { name_includes = "N's" }

card.play = {
  needs = { { "discard", "basic_energy" }, { "own_bench", ns } },
  effect = function(game)
    game:attach(game:choose("discard", "basic_energy"), game:choose("own_bench", ns))
  end,
}
