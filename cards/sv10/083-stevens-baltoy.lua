local basic_stevens_pokemon = ptcg.filter { "pokemon", stage = "basic", name_includes = "Steven's" }

card.attack["Summoning Sign"] = function(game)
  game:search { basic_stevens_pokemon, max = 2, to = "bench" }
end
