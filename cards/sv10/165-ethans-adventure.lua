local card = ...

local wanted = ptcg.filter {
  any = {
    { kind = "pokemon", name_includes = "Ethan's" },
    { kind = "basic_energy", type = "fire" },
  },
}

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { filter = wanted, max = 3, to = "hand", show = true } end,
}
