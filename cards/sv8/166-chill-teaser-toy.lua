card.play = {
  needs = { { "opponent_pokemon", "has_energy" } },
  only_if = function(game) return game.turn == 2 end,
  effect = function(game)
    game:move(
      game:choose(game:choose("opponent_pokemon", "has_energy").energy_cards, {
        purpose = "move_energy",
      }),
      "hand"
    )
  end,
}
