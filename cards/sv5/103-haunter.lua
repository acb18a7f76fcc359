card.attack["Super Poison Breath"] = function(game, it)
  game:set_condition(it.defender, "poisoned")
end
