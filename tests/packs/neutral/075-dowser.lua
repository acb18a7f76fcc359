card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "pokemon", min = 0, max = 2, to = "hand" } end,
}
