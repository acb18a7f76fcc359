card.attack["Five Ways"] = function(game, it)
  local condition = game:choose_condition {
    "asleep",
    "burned",
    "confused",
    "paralyzed",
    "poisoned",
  }
  game:set_condition(it.defender, condition)
end

card.attack["Deep Poison"] = function(game, it)
  game:set_condition(it.defender, "poisoned", { counters = 2 })
  game:set_condition(it.defender, "asleep", { coins = 2 })
end

card.attack["Doze"] = function(game, it)
  game:set_condition(it.attacker, "asleep")
  game:heal(it.attacker, "all")
end

card.attack["Pick On"] = {
  more = function(_, it) return it.defender:has_condition("poisoned") and 50 end,
}
