card.attack["Energy Loop"] = function(game, it)
  game:move(game:choose(it.attacker.energy_cards, { purpose = "move_energy" }), "hand")
end
