local sprout = ptcg.filter { "pokemon", name = "Sprout" }
local sapling = ptcg.filter { "pokemon", name = "Sapling" }

card.play = {
  needs = { { "own_pokemon", sprout }, { "hand", sapling } },
  effect = function(game)
    local pokemon = game:choose("own_pokemon", sprout)
    local into = game:choose("hand", sapling)
    game:evolve(pokemon, into)
  end,
}
