local card = ...

local sprout = ptcg.filter { kind = "pokemon", name = "Sprout" }
local sapling = ptcg.filter { kind = "pokemon", name = "Sapling" }

card.play = {
  needs = { { "own_pokemon", filter = sprout }, { "hand", filter = sapling } },
  effect = function(game, it)
    local pokemon = game:choose_pokemon { from = it.owner, filter = sprout, purpose = "evolve" }
    local into = game:choose_card { zone = "hand", filter = sapling, purpose = "evolve" }
    game:evolve { pokemon = pokemon, card = into }
  end,
}
