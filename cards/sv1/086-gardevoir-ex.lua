local psychic_energy = ptcg.filter { "basic_energy", type = "psychic" }
local psychic = ptcg.filter { type = "psychic" }

-- Returns the Psychic Pokémon that 2 damage counters would not Knock Out.
local function may_embrace(player)
  local found = {}
  for _, pokemon in ipairs(player:find("pokemon", psychic)) do
    if pokemon.remaining_hp > 20 then found[#found + 1] = pokemon end
  end
  return found
end

card.ability["Psychic Embrace"] = {
  use = {
    needs = { { "discard", psychic_energy } },
    only_if = function(_, it) return #may_embrace(it.owner) > 0 end,
    effect = function(game, it)
      local energy = game:choose("discard", psychic_energy)
      local to = game:choose(may_embrace(it.owner))
      game:attach(energy, to)
      if energy.pokemon == to then game:put_counters(to, 2) end
    end,
  },
}

card.attack["Miracle Force"] = function(game, it) game:remove_conditions(it.attacker) end
