local basic = ptcg.filter { stage = "basic" }

card.play = {
  needs = { { "opponent_bench", basic } },
  effect = function(game)
    local switched = game:switch(game:choose("opponent_bench", basic))
    if switched then game:set_condition(switched, "confused") end
  end,
}
