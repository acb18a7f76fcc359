card.attack["Hyper Beam"] = function(game, it) game:discard_energy_cards(it.defender, 1) end
