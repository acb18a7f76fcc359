local card = ...

local damaged = ptcg.filter { damaged = true }

card.play = {
  needs = { { "own_pokemon", filter = damaged } },
  effect = function(game, it)
    local chosen = game:choose_pokemon {
      from = it.owner,
      filter = damaged,
      max = 2,
      purpose = "heal",
    }
    game:heal { on = chosen, counters = 5 }
  end,
}
