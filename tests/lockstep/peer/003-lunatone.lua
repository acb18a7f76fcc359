local solrock = ptcg.filter { name = "Solrock" }
local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }

-- Also with an empty deck.
card.ability["Lunar Cycle"] = {
  once_per_turn_by_name = {
    needs = { { "own_pokemon", solrock }, { "hand", fighting_basic_energy } },
    effect = function(game)
      game:discard(game:choose("hand", fighting_basic_energy))
      game:draw(3)
    end,
  },
}
