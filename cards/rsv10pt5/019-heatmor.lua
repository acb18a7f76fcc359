local wanted = ptcg.filter {
  any = { { "pokemon", type = "fire" }, { "basic_energy", type = "fire" } },
}

card.attack["Licking Catch"] = function(game) game:search { wanted, max = 3, to = "hand" } end
