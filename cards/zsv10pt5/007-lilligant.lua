card.attack["Bemusing Aroma"] = function(game, it)
  if game:flip() then
    game:set_condition(it.defender, "paralyzed")
    game:set_condition(it.defender, "poisoned")
  else
    game:set_condition(it.defender, "confused")
  end
end
