card.attack["Eerie Light"] = function(game, it) game:set_condition(it.defender, "confused") end

card.attack["Clay Blast"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
