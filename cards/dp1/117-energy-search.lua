card.play = {
  needs = { "deck" },
  effect = function(game, it) game:search { "basic_energy", to = "hand" } end,
}
