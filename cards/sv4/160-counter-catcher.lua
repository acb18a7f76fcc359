card.play = {
  needs = { "more_prizes_left", "opponent_bench" },
  effect = function(game, it) game:switch(it.opponent) end,
}
