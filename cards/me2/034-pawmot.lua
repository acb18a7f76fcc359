card.attack["Voltaic Fist"] = function(game, it)
  if game:ask() then
    game:damage(it.attacker, 60)
    game:set_condition(it.defender, "paralyzed")
  end
end
