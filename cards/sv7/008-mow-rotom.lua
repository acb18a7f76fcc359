card.attack["Reaping Dash"] = {
  before = function(game, it)
    game:discard(it.defender.tools)
    game:discard_energy_cards(it.defender, "all", "special_energy")
  end,
}
