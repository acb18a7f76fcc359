card.play = {
  needs = { { "own_bench", "damaged" }, { "opponent_bench", type = "fire" } },
  effect = function(game) game:draw() end,
}
