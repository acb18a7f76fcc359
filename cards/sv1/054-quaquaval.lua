card.ability["Energy Carnival"] = {
  once_per_turn = {
    needs = { { "hand", "basic_energy" } },
    effect = function(game)
      local energy = game:choose("hand", "basic_energy")
      game:attach(energy, game:choose("own_pokemon"))
    end,
  },
}
