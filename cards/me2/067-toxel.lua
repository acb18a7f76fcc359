local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Call for Family"] = function(game)
  game:search { basic_pokemon, max = 2, to = "bench" }
end
