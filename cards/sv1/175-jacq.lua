local card = ...

local evolution = ptcg.filter { kind = "pokemon", stage = "evolution" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { filter = evolution, max = 2, to = "hand", show = true }
  end,
}
