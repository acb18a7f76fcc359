card.attack["Crunch"] = function(game, it)
  if game:flip() then game:discard_energy_cards(it.defender, 1) end
end
