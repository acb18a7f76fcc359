local card = ...

card.attack["Energy Ball"] = {
  damage = function(game, it)
    local more = 10 * (it.attacker.energy_total - it.attack.cost_total)
    return it.attack.damage + math.max(0, math.min(20, more))
  end,
}

card.attack["Confuse Ray"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "confused" }
  end,
}
