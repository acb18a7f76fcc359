local evolved_psychic = ptcg.filter { "evolved", type = "psychic" }

-- The rules alone would let a text such as Rare Candy's evolve it again.
card.lasting["can't evolve"] = { may_evolve = false }

card.play = {
  needs = { { "own_pokemon", evolved_psychic } },
  effect = function(game)
    local pokemon = game:choose("own_pokemon", evolved_psychic)
    while game:devolve(pokemon) and pokemon.is_evolved and game:ask() do end
    game:lasting(pokemon, "can't evolve", "turn")
  end,
}
