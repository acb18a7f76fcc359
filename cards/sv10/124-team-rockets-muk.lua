card.attack["Gooped Up"] = function(game, it)
  game:set_condition(it.defender, "confused")
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Hazardous Venom"] = { times = function(_, it) return #it.defender.conditions end }
