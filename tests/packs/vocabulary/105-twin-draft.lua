card.play = {
  needs = { { "hand", ptcg.filter { name = "Twin Draft" } } },
  effect = function(game, it)
    game:play_together { must = true }
    game:draw(3)
  end,
}
