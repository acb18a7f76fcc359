local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }
local fighting = ptcg.filter { type = "fighting" }

card.ability["Stone Arms"] = {
  once_per_turn = {
    needs = { { "hand", fighting_basic_energy }, { "own_pokemon", fighting } },
    effect = function(game)
      game:attach(game:choose("hand", fighting_basic_energy), game:choose("own_pokemon", fighting))
    end,
  },
}
