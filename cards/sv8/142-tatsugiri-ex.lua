card.attack["Surprise Pump"] = { ignores = "effects" }

card.attack["Cinnabar Lure"] = function(game)
  game:search { "pokemon", max = "all", top = 10, to = "bench" }
end
