local wanted = ptcg.filter { any = { { "pokemon", type = "grass" }, "stadium" } }

card.attack["Traverse Time"] = function(game) game:search { wanted, max = 3, to = "hand" } end
