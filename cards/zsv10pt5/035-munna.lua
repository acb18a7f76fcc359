card.attack["Rest"] = function(game, it)
  game:set_condition(it.attacker, "asleep")
  game:heal(it.attacker, 30)
end
