local wanted = ptcg.filter { "pokemon", stage = "basic", name_includes = "Brock" }

card.attack["Call for Friend"] = {
  needs = { "bench_space" },
  after = function(game, it)
    if game:flip() and game:ask { purpose = "search" } then game:search { wanted, to = "bench" } end
  end,
}

card.attack["Hook Shot"] = { ignores = "resistance" }
