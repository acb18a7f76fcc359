local erikas = ptcg.filter { name_includes = "Erika's" }

card.attack["Flower Garden Rondo"] = {
  times = function(_, it) return it.owner:count("pokemon", erikas) end,
}
