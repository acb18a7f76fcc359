card.play = {
  needs = { "opponent_bench" },
  effect = function(game, it) if game:flip() then game:switch(it.opponent) end end,
}
