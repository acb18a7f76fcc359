local psychic = ptcg.filter { type = "psychic" }

card.attack["Recover"] = function(game, it)
  game:discard_energy_cards(it.attacker, 1, psychic)
  game:heal(it.attacker, 40)
end

card.attack["Mysterious Beam"] = function(game, it)
  if game:flip() then game:discard_energy_cards(it.defender, 1) end
end
