card.play = {
  needs = { "deck" },
  effect = function(game) game:search { min = 1, max = 5, to = "discard" } end,
}
