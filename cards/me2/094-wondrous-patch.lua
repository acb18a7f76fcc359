local psychic_basic_energy = ptcg.filter { "basic_energy", type = "psychic" }
local psychic = ptcg.filter { type = "psychic" }

card.play = {
  needs = { { "discard", psychic_basic_energy }, { "own_bench", psychic } },
  effect = function(game)
    game:attach(game:choose("discard", psychic_basic_energy), game:choose("own_bench", psychic))
  end,
}
