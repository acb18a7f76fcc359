card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "tool", max = 5, to = "hand" } end,
}
