card.play = {
  needs = { { "opponent_pokemon", "has_special_energy" } },
  effect = function(game)
    game:discard_energy_cards(
      game:choose("opponent_pokemon", "has_special_energy"),
      1,
      "special_energy"
    )
  end,
}
