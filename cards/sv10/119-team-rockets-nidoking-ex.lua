card.attack["Tainted Horn"] = function(game, it)
  game:set_condition(it.defender, "poisoned", { counters = 8 })
end
