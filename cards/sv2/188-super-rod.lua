local card = ...

local wanted = ptcg.filter { kind = { "pokemon", "basic_energy" } }

card.play = {
  needs = { { "discard", filter = wanted } },
  effect = function(game)
    game:search { zone = "discard", filter = wanted, min = 1, max = 3, to = "deck" }
  end,
}
