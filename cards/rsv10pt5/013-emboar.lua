local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }

card.ability["Inferno Fandango"] = {
  use = {
    needs = { { "hand", fire_basic_energy } },
    effect = function(game)
      game:attach(game:choose("hand", fire_basic_energy), game:choose("own_pokemon"))
    end,
  },
}
