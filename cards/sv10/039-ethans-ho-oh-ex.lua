local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }
local ethans = ptcg.filter { name_includes = "Ethan's" }

card.ability["Golden Flame"] = {
  once_per_turn = {
    needs = { { "hand", fire_basic_energy }, { "own_bench", ethans } },
    effect = function(game)
      game:attach(game:choose_up_to(2, "hand", fire_basic_energy), game:choose("own_bench", ethans))
    end,
  },
}

card.attack["Shining Feathers"] = function(game, it) game:heal(it.owner.pokemon, 50) end
