local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Pleasant Aroma"] = function(game) game:search { basic_pokemon, to = "bench" } end
