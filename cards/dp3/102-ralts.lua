card.attack["Confuse Ray"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "confused") end
end
