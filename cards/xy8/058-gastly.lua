card.attack["Sleep Poison"] = function(game, it)
  if not game:flip() then return end
  game:set_condition(it.defender, "asleep")
  game:set_condition(it.defender, "poisoned")
end
