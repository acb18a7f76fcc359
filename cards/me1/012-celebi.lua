local card = ...

local wanted = ptcg.filter {
  any = { { kind = "pokemon", type = "grass" }, { kind = "stadium" } },
}

card.attack["Traverse Time"] = {
  after = function(game) game:search { filter = wanted, max = 3, to = "hand", show = true } end,
}
