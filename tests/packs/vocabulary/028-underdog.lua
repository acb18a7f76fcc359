card.play = {
  needs = { "more_prizes_left", { "hand_at_most", count = 0 } },
  effect = function(game) game:draw(3) end,
}
