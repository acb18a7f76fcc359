local water = ptcg.filter { type = "water" }

card.attack["Recover"] = function(game, it)
  game:discard_energy_cards(it.attacker, 1, water)
  game:heal(it.attacker, "all")
end
