card.ability["Impromptu Carrier"] = {
  on_bench = {
    optional = true,
    needs = { "deck" },
    effect = function(game, it)
      game:attach(game:search { "tool", shuffle = false }, it.self, { as = "tool" })
      game:shuffle()
    end,
  },
}

card.attack["Mach Cut"] = function(game, it)
  game:discard_energy_cards(it.defender, 1, "special_energy")
end
