local card = ...

local damaged = ptcg.filter { damaged = true }

card.play = {
  needs = { "more_prizes_left", { "own_pokemon", filter = damaged } },
  effect = function(game, it)
    local pokemon = game:choose_pokemon { from = it.owner, filter = damaged, purpose = "heal" }
    game:heal { on = pokemon, counters = 6 }
  end,
}
