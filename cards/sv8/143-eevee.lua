card.ability["Boosted Evolution"] = {
  ignores_evolution_wait = { where = "active", value = true },
  ignores_first_turn = { where = "active", value = true },
}

card.attack["Reckless Charge"] = function(game, it) game:damage(it.attacker, 10) end
