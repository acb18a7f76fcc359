local basic = ptcg.filter { "pokemon", stage = "basic" }

card.play = {
  needs = { { any = { { "hand", basic }, "deck" } }, "bench_space" },
  effect = function(game, it)
    local from_hand = game:choose("hand", basic)
    if from_hand then
      game:move(from_hand, "bench")
    else
      game:search { basic, to = "bench" }
    end
  end,
}
