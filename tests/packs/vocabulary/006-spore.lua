local card = ...

card.attack["Five Ways"] = {
  after = function(game, it)
    local condition = game:choose_condition { "asleep", "burned", "confused", "paralyzed", "poisoned" }
    game:set_condition { on = it.defender, condition = condition }
  end,
}

card.attack["Deep Poison"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "poisoned", counters = 2 }
    game:set_condition { on = it.defender, condition = "asleep", coins = 2 }
  end,
}

card.attack["Doze"] = {
  after = function(game, it)
    game:set_condition { on = it.attacker, condition = "asleep" }
    game:heal { on = it.attacker, counters = "all" }
  end,
}

card.attack["Pick On"] = {
  damage = function(game, it)
    if it.defender:has_condition("poisoned") then return it.attack.damage + 50 end
  end,
}
