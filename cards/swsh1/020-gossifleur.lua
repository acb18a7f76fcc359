local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Call for Family"] = function(game)
  game:search { basic_pokemon, max = 3, to = "bench" }
end
