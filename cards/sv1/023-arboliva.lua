local card = ...

local damaged = ptcg.filter { damaged = true }

card.ability["Enriching Oil"] = {
  on_evolve = {
    optional = true,
    needs = { { "own_pokemon", filter = damaged } },
    effect = function(game, it)
      local pokemon = game:choose_pokemon { from = it.owner, filter = damaged, purpose = "heal" }
      game:heal { on = pokemon, counters = "all" }
    end,
  },
}
