local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }
local basic_energy = ptcg.filter { kind = "basic_energy" }
local either = ptcg.filter { kind = { "pokemon", "basic_energy" } }

-- Choosing one or both comes to this: of each up to 2, of both together at least one (QTY-01).
card.play = {
  needs = { { "discard", filter = either } },
  effect = function(game, it)
    local chosen = game:choose_card {
      zone = "discard",
      filter = pokemon,
      min = it.owner:count { zone = "discard", filter = basic_energy } == 0 and 1 or 0,
      max = 2,
      purpose = "to_deck",
    }
    local energy = game:choose_card {
      zone = "discard",
      filter = basic_energy,
      min = #chosen == 0 and 1 or 0,
      max = 2,
      purpose = "to_deck",
    }
    for _, found in ipairs(energy) do chosen[#chosen + 1] = found end
    game:move { cards = chosen, to = "deck" }
  end,
}
