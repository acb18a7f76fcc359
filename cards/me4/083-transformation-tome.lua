local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.play = {
  needs = {
    { "hand", name = "Transformation Tome" },
    { "discard", basic_pokemon },
    { "own_pokemon", basic_pokemon },
  },
  effect = function(game)
    game:play_together { must = true }
    local card = game:choose("discard", basic_pokemon)
    game:replace(game:choose("own_pokemon", basic_pokemon), card)
  end,
}
