card.ability["Dusk Stone"] = { ignores_evolution_wait = true }

card.attack["Feint Attack"] = {
  -- Before any Confusion flip (EX-42).
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:damage(target, 20, { weakness = false, resistance = false, effects = false })
  end,
}
