card.attack["Freezing Headbutt"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
