local card = ...

local evolved = ptcg.filter { evolved = true }

card.play = {
  needs = { { "own_pokemon", filter = evolved } },
  effect = function(game, it)
    local pokemon = game:choose_pokemon { from = it.owner, filter = evolved, purpose = "heal" }
    game:heal { on = pokemon, counters = 1 }
  end,
}
