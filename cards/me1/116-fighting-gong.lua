local wanted = ptcg.filter {
  any = {
    { "basic_energy", type = "fighting" },
    { "pokemon", stage = "basic", type = "fighting" },
  },
}

card.play = { needs = { "deck" }, effect = function(game) game:search { wanted, to = "hand" } end }
