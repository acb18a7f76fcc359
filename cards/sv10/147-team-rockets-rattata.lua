card.attack["Dangerous Incisors"] = function(game, it)
  game:set_condition(it.defender, "poisoned")
end
