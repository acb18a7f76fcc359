card.play = {
  needs = { "opponent_bench" },
  effect = function(game, it) game:switch { player = it.opponent } end,
}
