local evolution = ptcg.filter { stage = "evolution" }
local damaged_evolution = ptcg.filter { "damaged", stage = "evolution" }

card.ability["Time to Chow Down"] = {
  on_evolve = {
    optional = true,
    needs = { { "own_pokemon", damaged_evolution } },
    effect = function(game, it)
      local healed = {}
      for _, pokemon in ipairs(it.owner:find("pokemon", evolution)) do
        if game:heal(pokemon, "all") > 0 then table.insert(healed, pokemon) end
      end
      for _, pokemon in ipairs(healed) do game:discard_energy_cards(pokemon, "all") end
    end,
  },
}

card.attack["Wonder Shine"] = function(game, it) game:set_condition(it.defender, "confused") end
