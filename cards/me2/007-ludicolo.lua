local grass_mega_evolution_ex = ptcg.filter { type = "grass", class = "mega-evolution-ex" }

card.ability["Excited Heal"] = {
  once_per_turn = {
    needs = { { "own_pokemon", grass_mega_evolution_ex }, { "own_pokemon", "damaged" } },
    effect = function(game) game:heal(game:choose("own_pokemon", "damaged"), 60) end,
  },
}
