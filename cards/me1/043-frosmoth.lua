card.attack["Chilling Wings"] = function(game, it)
  game:damage(it.opponent.pokemon, 20)
  game:set_condition(it.defender, "asleep")
end
