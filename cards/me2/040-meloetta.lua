local psychic_damaged = ptcg.filter { "damaged", type = "psychic" }

card.attack["Soothing Melody"] = function(game)
  game:heal(game:choose("own_bench", psychic_damaged), 120)
end
