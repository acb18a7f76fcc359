local card = ...

local basic_pokemon = ptcg.filter { stage = "basic" }

card.play = {
  needs = { { "own_pokemon", filter = basic_pokemon } },
  effect = function(game, it)
    game:return_to {
      pokemon = game:choose_pokemon { from = it.owner, filter = basic_pokemon },
      to = "hand",
    }
  end,
}
