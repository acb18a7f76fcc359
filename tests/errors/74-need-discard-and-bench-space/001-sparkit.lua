local card = ...

local basic = ptcg.filter { kind = "pokemon", stage = "basic" }

card.play = {
  effect = function(game)
    game:search { zone = "discard", filter = basic, min = 1, to = "bench" }
  end,
}
