card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "pokemon", to = "hand" } end,
}
