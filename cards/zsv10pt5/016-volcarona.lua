local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }

card.ability["Torrid Scales"] = {
  once_per_turn = {
    needs = { { "hand", fire_basic_energy } },
    effect = function(game, it)
      game:discard(game:choose("hand", fire_basic_energy))
      game:set_condition(it.opponent.active, "burned")
    end,
  },
}
