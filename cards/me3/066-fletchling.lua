local fighting_pokemon = ptcg.filter { "pokemon", resistance = "fighting" }

card.attack["Chirp"] = function(game) game:search { fighting_pokemon, max = 2, to = "hand" } end
