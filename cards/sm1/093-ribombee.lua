local card = ...

local damaged = ptcg.filter { damaged = true }

card.ability["Curative Pollen"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "own_pokemon", filter = damaged } },
    effect = function(game, it)
      local pokemon = game:choose_pokemon { from = it.owner, filter = damaged, purpose = "heal" }
      if pokemon then game:heal { on = pokemon, counters = 2 } end
    end,
  },
}
