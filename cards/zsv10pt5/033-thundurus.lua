local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }

card.attack["Charge"] = function(game, it)
  game:search { lightning_basic_energy, to = it.attacker }
end

card.attack["Disaster Volt"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
