card.attack["Rock Tumble"] = { ignores = "resistance" }

card.attack["Screw Knuckle"] = function(game, it)
  game:move(game:choose(it.attacker.energy_cards, { purpose = "move_energy" }), "hand")
end
