card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "pokemon", stage = "basic", to = "hand" } end,
}
