card.attack["Zap"] = function(game)
  game:search { name = "Sparkitt", to = "hand" }
  game:search { name = { "Sparkit", "Nobody at All" }, to = "hand" }
end
