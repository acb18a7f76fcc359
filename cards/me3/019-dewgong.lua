local water = ptcg.filter { type = "water" }

card.ability["Wash Out"] = {
  use = {
    only_if = function(_, it)
      return it.owner:count("bench", {
        function(pokemon) return #pokemon:energy_cards_of(water) > 0 end,
      })
        > 0
    end,
    effect = function(game, it)
      local from = game:choose("own_bench", {
        function(pokemon) return #pokemon:energy_cards_of(water) > 0 end,
      })
      if from then game:move_energy(game:choose(from.energy_cards, water), it.owner.active) end
    end,
  },
}
