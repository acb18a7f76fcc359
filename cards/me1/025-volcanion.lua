local fire = ptcg.filter { type = "fire" }

card.attack["Singe"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Backfire"] = function(game, it)
  game:move(game:choose_energy(it.attacker, 2, { fire, purpose = "move_energy" }), "hand")
end
