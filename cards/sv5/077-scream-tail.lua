local damaged_ancient = ptcg.filter { "benched", "damaged", class = "ancient" }

card.attack["Supportive Singing"] = function(game)
  game:heal(game:choose("own_pokemon", damaged_ancient), 100)
end
