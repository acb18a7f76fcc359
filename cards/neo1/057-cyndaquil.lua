card.attack["Fireworks"] = function(game, it)
  if not game:flip() then game:discard_energy_cards(it.attacker, 1) end
end

card.attack["Quick Attack"] = { more = function(game) return game:flip() and 20 end }
