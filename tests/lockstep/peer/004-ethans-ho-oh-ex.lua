local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }
local ethans = ptcg.filter { name_includes = "Ethan's" }

-- Also without a Benched Pokémon to attach to.
card.ability["Golden Flame"] = {
  once_per_turn = {
    needs = { { "hand", fire_basic_energy } },
    effect = function(game, it)
      local energy = game:choose_up_to(2, "hand", fire_basic_energy)
      if it.owner:count("bench", ethans) > 0 then
        game:attach(energy, game:choose("own_bench", ethans))
      end
    end,
  },
}

card.attack["Shining Feathers"] = function(game, it) game:heal(it.owner.pokemon, 50) end
