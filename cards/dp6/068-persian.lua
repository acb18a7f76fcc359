local card = ...

card.attack["Feint Attack"] = {
  -- Before any Confusion flip (EX-42).
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target)
    game:damage { to = target, amount = 30, weakness = false, resistance = false, effects = false }
  end,
}

card.attack["Fasten Claws"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 10 or 0) end,
}
