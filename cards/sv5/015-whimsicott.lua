local grass_active_damaged = ptcg.filter { "active", "damaged", type = "grass" }

card.ability["Wafting Heal"] = {
  on_evolve = {
    optional = true,
    needs = { { "own_pokemon", grass_active_damaged } },
    effect = function(game)
      local target = game:choose("own_pokemon", grass_active_damaged)
      local healed = game:heal(target, "all")
      if healed > 0 then game:discard_energy_cards(target, "all") end
    end,
  },
}
