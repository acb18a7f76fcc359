local fire_mega_evolution_ex = ptcg.filter { type = "fire", class = "mega-evolution-ex" }
local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }
local fire = ptcg.filter { type = "fire" }

card.ability["Excited Turbo"] = {
  use = {
    needs = {
      { "own_pokemon", fire_mega_evolution_ex },
      { "hand", fire_basic_energy },
      { "own_bench", fire },
    },
    effect = function(game)
      game:attach(game:choose("hand", fire_basic_energy), game:choose("own_bench", fire))
    end,
  },
}
