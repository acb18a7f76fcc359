card.play = {
  needs = { "hand", "deck", "opponent_bench" },
  effect = function(game, it)
    game:discard(game:choose("hand"))
    game:draw(it.opponent.bench_count)
  end,
}
