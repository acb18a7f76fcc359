local wanted = ptcg.filter {
  any = { { "pokemon", name_includes = "Ethan's" }, { "basic_energy", type = "fire" } },
}

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { wanted, max = 3, to = "hand" } end,
}
