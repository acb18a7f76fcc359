card.play = {
  needs = { { "hand_at_most", count = 0 }, "deck" },
  effect = function(game) game:search { min = 1, max = 2, to = "hand" } end,
}
