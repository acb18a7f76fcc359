card.attack["Searing Flame"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "burned") end
end
