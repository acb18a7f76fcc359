local card = ...

card.attack["Barrage O'Clock"] = {
  damage = function(game, it)
    local coins = it.attacker.energy_total + it.defender.energy_total
    return it.attack.damage * game:flips { count = coins }
  end,
}
