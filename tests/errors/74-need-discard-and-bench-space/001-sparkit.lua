local basic = ptcg.filter { kind = "pokemon", stage = "basic" }

card.play = {
  effect = function(game)
    game:search { basic, zone = "discard", min = 1, to = "bench" }
  end,
}
