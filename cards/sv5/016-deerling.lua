local grass = ptcg.filter { type = "grass" }

card.attack["Leaf Litter Tackle"] = function(game, it)
  game:discard_energy_cards(it.attacker, 1, grass)
end
