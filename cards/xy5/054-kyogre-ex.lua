local water = ptcg.filter { type = "water" }

card.attack["Water Pulse"] = function(game, it) game:set_condition(it.defender, "asleep") end

card.attack["Giant Whirlpool"] = function(game, it)
  local energy = game:choose_energy(it.attacker, 2, { water, purpose = "move_energy" })
  game:move(energy, "hand")
end
