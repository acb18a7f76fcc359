local basic = ptcg.filter { "pokemon", stage = "basic" }
local small = ptcg.filter { basic, hp_at_most = 60 }

card.attack["Zap"] = function(game, it)
  game:search { small, to = "hand" }
end
