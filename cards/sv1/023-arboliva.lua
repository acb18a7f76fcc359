card.ability["Enriching Oil"] = {
  on_evolve = {
    optional = true,
    needs = { { "own_pokemon", "damaged" } },
    effect = function(game)
      local pokemon = game:choose("own_pokemon", "damaged")
      game:heal(pokemon, "all")
    end,
  },
}
