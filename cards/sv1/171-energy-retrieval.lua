local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  needs = { { "discard", filter = basic_energy } },
  effect = function(game)
    game:search { zone = "discard", filter = basic_energy, min = 1, max = 2, to = "hand" }
  end,
}
