local lightning = ptcg.filter { "basic_energy", type = "lightning" }

card.attack["Electrocharge"] = function(game, it)
  game:search { lightning, max = 2, to = it.attacker }
end

card.attack["Thunderbolt"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
