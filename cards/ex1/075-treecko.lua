card.attack["Poison Breath"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "poisoned") end
end
