local card = ...

local damaged = ptcg.filter { damaged = true }

card.play = {
  needs = { { "own_pokemon", filter = damaged } },
  effect = function(game, it)
    local pokemon = game:choose_pokemon { from = it.owner, filter = damaged, purpose = "heal" }
    game:heal { on = pokemon, damage = 150 }
  end,
}
