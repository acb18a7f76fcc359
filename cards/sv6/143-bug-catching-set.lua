local wanted = ptcg.filter {
  any = { { "pokemon", type = "grass" }, { "basic_energy", type = "grass" } },
}

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { wanted, max = 2, top = 7, to = "hand" } end,
}
