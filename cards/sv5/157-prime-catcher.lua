card.play = {
  needs = { "opponent_bench" },
  effect = function(game, it) if game:switch(it.opponent) then game:switch() end end,
}
