local card = ...

local evolution = ptcg.filter { stage = "evolution" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { filter = evolution, to = "hand" } end,
}
