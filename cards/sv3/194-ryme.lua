card.play = {
  needs = { { any = { "deck", "opponent_bench" } } },
  effect = function(game, it)
    game:draw(3)
    game:switch { player = it.opponent }
  end,
}
