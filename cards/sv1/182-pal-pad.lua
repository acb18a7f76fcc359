local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.play = {
  needs = { { "discard", filter = supporter } },
  effect = function(game)
    game:search { zone = "discard", filter = supporter, min = 1, max = 2, to = "deck" }
  end,
}
