local card = ...

card.attack["Powerful Needles"] = {
  damage = function(game, it)
    return it.attack.damage * game:flips { count = it.attacker.energy_total }
  end,
}
