local card = ...

card.attack["Overrun"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then game:damage { to = target, amount = 20 } end
  end,
}

card.attack["Assault Laser"] = {
  damage = function(game, it) return it.attack.damage + (it.defender.has_tool and 60 or 0) end,
}
