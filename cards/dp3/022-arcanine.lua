card.ability["Flame Dash"] = {
  on_evolve = {
    where = "bench",
    optional = true,
    uses = "once_per_turn",
    effect = function(game, it)
      local before = it.owner.active
      game:switch(it.self)
      local energy = game:choose_up_to("all", before.energy_cards, { may = true })
      game:move_energy(energy, it.self)
    end,
  },
}

card.attack["Inferno Onrush"] = function(game, it) game:damage(it.attacker, 40) end
