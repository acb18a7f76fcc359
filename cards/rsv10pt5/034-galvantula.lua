local lightning = ptcg.filter { type = "lightning" }

card.attack["Discharge"] = {
  times = function(game, it)
    local discarded = game:discard_energy_cards(it.attacker, "all", lightning)
    return #discarded
  end,
}
