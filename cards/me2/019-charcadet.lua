card.attack["Gather Strength"] = function(game)
  game:search { "basic_energy", max = 2, to = "hand" }
end
