card.ability["Haphazard Hammer"] = {
  on_evolve = {
    optional = true,
    effect = function(game, it)
      if game:flip() then game:discard_energy_cards(it.opponent.active, 1) end
    end,
  },
}
