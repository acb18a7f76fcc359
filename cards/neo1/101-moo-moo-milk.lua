card.play = {
  needs = { { "own_pokemon", "damaged" } },
  effect = function(game)
    local patient = game:choose("own_pokemon", "damaged")
    game:heal(patient, 20 * game:flips(2))
  end,
}
