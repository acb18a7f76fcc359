local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { { "discard", filter = pokemon } },
  effect = function(game)
    game:search { zone = "discard", filter = pokemon, min = 1, max = 5, to = "deck" }
    game:draw { count = 3 }
  end,
}
