local card = ...

local item = ptcg.filter { kind = "item" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { filter = item, max = 2, to = "hand", show = true }
    game:end_turn()
  end,
}
