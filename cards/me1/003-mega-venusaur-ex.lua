local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.ability["Solar Transfer"] = {
  use = {
    needs = { "own_bench" },
    only_if = function(_, it)
      return it.owner:count("pokemon", {
        function(pokemon) return #pokemon:energy_cards_of(grass_basic_energy) > 0 end,
      })
        > 0
    end,
    effect = function(game)
      local from = game:choose("own_pokemon", {
        function(pokemon) return #pokemon:energy_cards_of(grass_basic_energy) > 0 end,
      })
      if from then
        local energy = game:choose(from.energy_cards, grass_basic_energy)
        game:move_energy(energy, game:choose("own_pokemon", { except = from }))
      end
    end,
  },
}

card.attack["Jungle Dump"] = function(game, it) game:heal(it.attacker, 30) end
