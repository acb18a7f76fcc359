local water = ptcg.filter { "basic_energy", type = "water" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { water, max = 2, to = "hand" } end,
}
