local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { filter = supporter, top = 7, to = "hand", show = true }
  end,
}
