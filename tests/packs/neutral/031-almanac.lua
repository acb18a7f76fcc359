local evolution = ptcg.filter { stage = "evolution" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { evolution, to = "hand", show = false } end,
}
