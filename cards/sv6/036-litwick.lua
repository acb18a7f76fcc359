local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Call for Family"] = function(game) game:search { basic_pokemon, to = "bench" } end
