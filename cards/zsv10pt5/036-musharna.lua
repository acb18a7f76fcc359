local fennel = ptcg.filter { name = "Fennel" }

card.attack["Dream Calling"] = function(game)
  if game:ask() then game:search { fennel, max = "all", to = "hand" } end
end

card.attack["Sleep Pulse"] = function(game, it) game:set_condition(it.defender, "asleep") end
