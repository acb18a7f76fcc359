local card = ...

local basic = ptcg.filter { kind = "pokemon", stage = "basic" }

card.play = {
  needs = { { any = { { "hand", filter = basic }, "deck" } }, "bench_space" },
  effect = function(game, it)
    local from_hand = game:choose_card { zone = "hand", filter = basic }
    if from_hand then
      game:move { card = from_hand, to = "bench" }
    else
      game:search { filter = basic, to = "bench" }
    end
  end,
}
