local single_strike = ptcg.filter { class = "single-strike" }

card.in_play = {
  once_per_turn = {
    needs = { "deck", { "hand", single_strike } },
    effect = function(game)
      game:discard(game:choose("hand", single_strike))
      game:draw(2)
    end,
  },
}
