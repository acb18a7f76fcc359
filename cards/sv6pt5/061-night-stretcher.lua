local pokemon_basic_energy = ptcg.filter { kind = { "pokemon", "basic_energy" } }

card.play = {
  needs = { { "discard", pokemon_basic_energy } },
  effect = function(game) game:move(game:choose("discard", pokemon_basic_energy), "hand") end,
}
