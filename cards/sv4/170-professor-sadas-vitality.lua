local card = ...

local ancient = ptcg.filter { class = "ancient" }
local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  needs = { { "own_pokemon", filter = ancient }, { "discard", filter = basic_energy } },
  effect = function(game, it)
    local found = it.owner:count { zone = "discard", filter = basic_energy }
    local chosen = game:choose_pokemon {
      from = it.owner,
      filter = ancient,
      max = 2,
      purpose = "attach",
    }
    local attached = false
    for i = 1, math.min(#chosen, found) do
      local energy = game:choose_card {
        zone = "discard",
        filter = basic_energy,
        purpose = "attach",
      }
      game:attach { card = energy, to = chosen[i] }
      attached = attached or energy.pokemon ~= nil
    end
    if attached then game:draw { count = 3 } end
  end,
}
