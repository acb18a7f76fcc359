card.attack["Barrage O'Clock"] = {
  times = function(game, it)
    local coins = it.attacker.energy_total + it.defender.energy_total
    return game:flips(coins)
  end,
}
