card.attack["Geobuster"] = {
  only_if = function(_, it) return it.attacker.name == "Mega Zygarde ex" end,
  after = function(game, it) game:discard_energy_cards(it.attacker, "all") end,
}
