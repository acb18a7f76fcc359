local psychic_basic_energy = ptcg.filter { "basic_energy", type = "psychic" }
local metal_basic_energy = ptcg.filter { "basic_energy", type = "metal" }
local psychic_or_metal = ptcg.filter { type = { "psychic", "metal" } }

card.ability["X-Boot"] = {
  once_per_turn = {
    needs = { "deck", { "own_pokemon", psychic_or_metal } },
    effect = function(game)
      for _, wanted in ipairs { psychic_basic_energy, metal_basic_energy } do
        for _, energy in ipairs(game:search { wanted, shuffle = false }) do
          game:attach(energy, game:choose("own_pokemon", psychic_or_metal))
        end
      end
      game:shuffle()
    end,
  },
}
