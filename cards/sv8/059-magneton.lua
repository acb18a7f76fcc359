local lightning = ptcg.filter { type = "lightning" }

card.ability["Overvolt Discharge"] = {
  once_per_turn = {
    needs = { { "own_pokemon", lightning }, { "discard", "basic_energy" } },
    effect = function(game, it)
      for _, energy in ipairs(game:choose_up_to(3, "discard", "basic_energy")) do
        game:attach(energy, game:choose("own_pokemon", lightning))
      end
      game:knock_out(it.self)
    end,
  },
}
