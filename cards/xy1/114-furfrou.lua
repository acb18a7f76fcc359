card.ability["Fur Coat"] = { damage_taken = -20 }

card.attack["Energy Cutoff"] = function(game, it)
  if game:flip() then game:discard_energy_cards(it.defender, 1) end
end
