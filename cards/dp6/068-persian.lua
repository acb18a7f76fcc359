card.attack["Feint Attack"] = {
  -- Before any Confusion flip (EX-42).
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:damage(target, 30, { weakness = false, resistance = false, effects = false })
  end,
}

card.attack["Fasten Claws"] = { more = function(game) return game:flip() and 10 end }
