local fire = ptcg.filter { type = "fire" }

card.attack["Firefighting"] = function(game, it) game:discard_energy_cards(it.defender, 1, fire) end
