local card = ...

local evolved = ptcg.filter { evolved = true }

card.play = {
  needs = { { "own_pokemon", filter = evolved } },
  effect = function(game, it)
    local pokemon = game:choose_pokemon { from = it.owner, filter = evolved, purpose = "evolve" }
    game:devolve { pokemon = pokemon, to = "deck" }
    local found = game:search {
      filter = { kind = "pokemon", evolves_from = pokemon.name },
      shuffle = false,
    }
    if #found > 0 then game:evolve { pokemon = pokemon, card = found[1] } end
    game:shuffle()
  end,
}
