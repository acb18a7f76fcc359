local card = ...

card.ability["Flame Dash"] = {
  on_evolve = {
    where = "bench",
    optional = true,
    uses = "once_per_turn",
    effect = function(game, it)
      local before = it.owner.active
      game:switch { to = it.self }
      local energy = game:choose_energy {
        from = before,
        min = 0,
        max = 60,
        purpose = "move_energy",
      }
      game:move_energy { cards = energy, to = it.self }
    end,
  },
}

card.attack["Inferno Onrush"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 40 } end,
}
