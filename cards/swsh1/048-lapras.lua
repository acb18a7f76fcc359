local card = ...

card.attack["Aqua Wash"] = {
  after = function(game, it)
    if #it.defender.energy_cards == 0 or not game:ask() then return end
    local energy = game:choose_energy { from = it.defender, units = 2 }
    game:move { cards = energy, to = "hand" }
  end,
}
