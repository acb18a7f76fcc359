local card = ...

local evolved = ptcg.filter { evolved = true }

card.play = {
  needs = { { "own_pokemon", filter = evolved } },
  effect = function(game, it)
    local pokemon = game:choose_pokemon { from = it.owner, filter = evolved }
    game:devolve { pokemon = pokemon, to = "hand" }
  end,
}
