card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "supporter", top = 7, to = "hand" } end,
}
