local pokemon = ptcg.filter { kind = "pokemon" }

card.play = function(game)
  game:search { pokemon, to = "hand" }
end
