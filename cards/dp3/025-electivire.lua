local lightning_card = ptcg.filter { "energy", type = "lightning" }
local lightning = ptcg.filter { type = "lightning" }

card.ability["Motor Drive"] = {
  once_per_turn = {
    needs = { "no_condition", { "discard", lightning_card } },
    effect = function(game, it)
      local energy = game:choose("discard", lightning_card)
      game:attach(energy, it.self, { as = "energy" })
    end,
  },
}

card.attack["Discharge"] = {
  times = function(game, it)
    -- "Lightning Energy", not "Energy cards": a card that provides two counts twice.
    local units = it.attacker:energy("lightning")
    game:discard_energy_cards(it.attacker, "all", lightning)
    return game:flips(units)
  end,
}
