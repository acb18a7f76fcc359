local card = ...

card.attack["Silent Shot"] = {
  after = function(game, it)
    game:discard { cards = game:random_cards { of = it.opponent } }
  end,
}

card.attack["Hydro Snipe"] = {
  after = function(game, it)
    local energy = game:choose_energy { from = it.defender, min = 0, purpose = "choose_card" }
    if energy then game:move { card = energy, to = "hand" } end
  end,
}
