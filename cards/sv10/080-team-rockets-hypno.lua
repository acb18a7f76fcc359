card.attack["Bench Manipulation"] = {
  ignores = { "weakness", "resistance" },
  times = function(game, it)
    local coins = it.opponent.bench_count
    return coins - game:flips(coins, it.opponent)
  end,
}
