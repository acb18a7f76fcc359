card.attack["Confusion Wave"] = function(game, it)
  game:set_condition({ it.attacker, it.defender }, "confused")
end
