local card = ...

local psychic_energy = ptcg.filter { kind = "basic_energy", type = "psychic" }
local psychic = ptcg.filter { type = "psychic" }

-- Those whom 2 damage counters would not Knock Out.
local function may_embrace(player)
  local found = {}
  for _, pokemon in ipairs(player:pokemon_that_fit { filter = psychic }) do
    if pokemon.remaining_hp > 20 then found[#found + 1] = pokemon end
  end
  return found
end

card.ability["Psychic Embrace"] = {
  activated = {
    needs = { { "discard", filter = psychic_energy } },
    condition = function(_, it) return #may_embrace(it.owner) > 0 end,
    effect = function(game, it)
      local energy = game:choose_card {
        zone = "discard",
        filter = psychic_energy,
        purpose = "attach",
      }
      local to = game:choose_pokemon { from = may_embrace(it.owner), purpose = "attach" }
      game:attach { card = energy, to = to }
      if energy.pokemon == to then game:put_counters { on = to, count = 2 } end
    end,
  },
}

card.attack["Miracle Force"] = {
  after = function(game, it) game:remove_conditions { on = it.attacker } end,
}
