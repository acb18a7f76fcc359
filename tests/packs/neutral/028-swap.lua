card.play = {
  needs = { "own_bench" },
  effect = function(game) game:switch(game:choose("own_bench")) end,
}
