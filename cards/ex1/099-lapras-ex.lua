card.attack["Energy Ball"] = {
  more = function(_, it)
    local more = 10 * (it.attacker.energy_total - it.attack.cost_total)
    return math.max(0, math.min(20, more))
  end,
}

card.attack["Confuse Ray"] = function(game, it) game:set_condition(it.defender, "confused") end
