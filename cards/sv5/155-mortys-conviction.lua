local card = ...

card.play = {
  needs = { "hand", "deck", "opponent_bench" },
  effect = function(game, it)
    game:discard { card = game:choose_card { zone = "hand", purpose = "discard" } }
    game:draw { count = it.opponent.bench_count }
  end,
}
