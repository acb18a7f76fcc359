card.attack["Hazardous Tail"] = function(game, it)
  game:damage(it.attacker, 70)
  game:set_condition(it.defender, "paralyzed")
  game:set_condition(it.defender, "poisoned")
end
