card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "supporter", max = "all", top = 4, to = "hand" } end,
}
