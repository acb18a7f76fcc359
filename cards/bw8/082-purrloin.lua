card.attack["Tail Trickery"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "confused") end
end

card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }
