local water_basic_energy = ptcg.filter { "basic_energy", type = "water" }

card.attack["Regi Charge"] = function(game, it)
  game:attach(game:choose_up_to(2, "discard", water_basic_energy), it.attacker)
end

card.attack["Ice Prison"] = function(game, it)
  game:discard_energy(it.attacker, 2)
  game:set_condition(it.defender, "paralyzed")
end
