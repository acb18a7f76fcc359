local card = ...

card.ability["Dusk Stone"] = {
  lifts_evolution_wait = { value = true },
}

card.attack["Feint Attack"] = {
  -- Before any Confusion flip (EX-42).
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target)
    game:damage { to = target, amount = 20, weakness = false, resistance = false, effects = false }
  end,
}
