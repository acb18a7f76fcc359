local card = ...

local basic_pokemon = ptcg.filter { kind = "pokemon", stage = "basic" }

card.play = {
  needs = { "bench_space", { "discard", filter = basic_pokemon } },
  effect = function(game)
    game:put_onto_bench { card = game:choose_card { zone = "discard", filter = basic_pokemon } }
  end,
}
