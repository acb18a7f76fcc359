card.attack["Dig"] = function(game, it)
  local lowest = game:bottom(1)[1]
  if lowest then game:move(lowest, "hand") end
end

card.attack["Sweep"] = function(game, it)
  game:move(it.opponent.hand, "deck_bottom", { shuffled = true })
end

card.attack["Two Units"] = function(game, it) game:discard_energy(it.defender, 2) end

card.attack["Patch"] = function(game, it) game:heal(it.attacker, 30) end
