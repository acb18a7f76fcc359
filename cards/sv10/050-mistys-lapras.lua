local mistys_pokemon = ptcg.filter { "pokemon", name_includes = "Misty's" }

card.attack["Swim Together"] = function(game)
  game:search { mistys_pokemon, max = 3, to = "hand" }
end
