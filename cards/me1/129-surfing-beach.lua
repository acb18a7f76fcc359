local card = ...

local active_water = ptcg.filter { type = "water", active = true }
local benched_water = ptcg.filter { type = "water", benched = true }

card.passive = {
  activated = {
    uses = "once_per_turn",
    needs = { { "own_pokemon", filter = active_water }, { "own_pokemon", filter = benched_water } },
    effect = function(game, it)
      game:switch {
        to = game:choose_pokemon {
          from = it.owner,
          filter = benched_water,
          purpose = "switch_in",
        },
      }
    end,
  },
}
