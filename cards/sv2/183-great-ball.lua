card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "pokemon", top = 7, to = "hand" } end,
}
