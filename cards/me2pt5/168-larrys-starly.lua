card.attack["Minor Errand-Running"] = function(game)
  game:search { "basic_energy", max = 2, to = "hand" }
end
