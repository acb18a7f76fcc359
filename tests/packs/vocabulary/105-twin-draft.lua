local card = ...

card.play = {
  needs = { { "hand", filter = ptcg.filter { name = "Twin Draft" } } },
  effect = function(game, it)
    game:play_together { must = true }
    game:draw { count = 3 }
  end,
}
