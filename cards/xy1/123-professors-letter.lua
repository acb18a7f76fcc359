card.play = {
  needs = { "deck" },
  effect = function(game, it) game:search { "basic_energy", max = 2, to = "hand" } end,
}
