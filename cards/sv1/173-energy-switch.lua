local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  needs = { { "own_pokemon", count = 2 } },
  condition = function(_, it)
    for _, pokemon in ipairs(it.owner.pokemon) do
      if #pokemon:energy_cards_of { filter = basic_energy } > 0 then return true end
    end
    return false
  end,
  effect = function(game, it)
    local energy = game:choose_energy {
      from = it.owner,
      filter = basic_energy,
      purpose = "move_energy",
    }
    local others = {}
    for _, pokemon in ipairs(it.owner.pokemon) do
      if pokemon ~= energy.pokemon then others[#others + 1] = pokemon end
    end
    local to = game:choose_pokemon { from = others, purpose = "move_energy" }
    game:move_energy { card = energy, to = to }
  end,
}
