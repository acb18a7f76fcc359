local card = ...

card.attack["Taunt"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "switch_in" }
  end,
  after = function(game, it, target)
    if target then game:switch { to = target } end
  end,
}

card.attack["Claw Rend"] = {
  damage = function(game, it)
    if it.defender.is_damaged then return it.attack.damage + 30 end
  end,
}
