local wanted = ptcg.filter {
  any = { { name_includes = "Koffing" }, { name_includes = "Weezing" } },
}

card.attack["Explode Together Now"] = {
  times = function(_, it)
    return it.owner:count("pokemon", wanted) + it.opponent:count("pokemon", wanted)
  end,
}
