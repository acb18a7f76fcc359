card.play = {
  needs = { { "own_pokemon", "damaged" } },
  effect = function(game)
    local chosen = game:choose_up_to(2, "own_pokemon", "damaged")
    game:heal(chosen, 50)
  end,
}
