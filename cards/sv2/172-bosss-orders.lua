local card = ...

card.play = {
  needs = { "opponent_bench" },
  effect = function(game, it) game:switch { of = it.opponent } end,
}
