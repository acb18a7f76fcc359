card.attack["Sob"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Torrential Pump"] = function(game, it)
  if it.attacker.energy_total >= 3 and game:ask() then
    game:move(game:choose_energy(it.attacker, 3, { purpose = "move_energy" }), "deck")
    game:damage(game:choose("opponent_bench"), 120)
  end
end
