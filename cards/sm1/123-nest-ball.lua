local card = ...

local basic_pokemon = ptcg.filter { kind = "pokemon", stage = "basic" }

card.play = {
  needs = { "deck", "bench_space" },
  effect = function(game)
    game:search { filter = basic_pokemon, to = "bench" }
  end,
}
