card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "pokemon", stage = "basic" } end,
}
