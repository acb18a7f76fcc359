local metal_basic_energy = ptcg.filter { "basic_energy", type = "metal" }

card.attack["Regi Charge"] = function(game, it)
  game:attach(game:choose_up_to(2, "discard", metal_basic_energy), it.attacker)
end

card.attack["Protecting Steel"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -50 }, "opponents_next_turn")
end
