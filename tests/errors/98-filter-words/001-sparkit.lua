local basic = ptcg.filter { "pokemon", "basic" }

card.attack["Zap"] = function(game, it)
  game:search { basic, to = "hand" }
end
