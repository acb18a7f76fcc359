card.ability["Energized Steps"] = {
  on_evolve = {
    optional = true,
    needs = { "deck" },
    effect = function(game)
      for _, energy in ipairs(game:choose_up_to("all", game:top(4), {
        "basic_energy",
        may = true,
        purpose = "attach",
      })) do
        game:attach(energy, game:choose("own_pokemon"))
      end
      game:shuffle()
    end,
  },
}
