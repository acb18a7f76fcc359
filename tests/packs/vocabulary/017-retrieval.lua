local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { { "discard", count = 2, filter = pokemon } },
  effect = function(game, it)
    game:search { zone = "discard", filter = pokemon, min = 1, to = "hand" }
    game:search { zone = "discard", filter = pokemon, min = 1, to = "deck" }
    game:arrange { cards = game:top { count = 3 }, to = "deck_top" }
  end,
}
