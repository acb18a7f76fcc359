local evolution = ptcg.filter { "pokemon", stage = "evolution" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { evolution, max = 2, to = "hand" } end,
}
