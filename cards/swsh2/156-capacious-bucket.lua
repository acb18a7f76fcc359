local card = ...

local water = ptcg.filter { kind = "basic_energy", type = "water" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { filter = water, max = 2, to = "hand", show = true }
  end,
}
