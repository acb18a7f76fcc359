card.attack["Aqua Wash"] = function(game, it)
  if #it.defender.energy_cards == 0 or not game:ask() then return end
  local energy = game:choose_energy(it.defender, 2)
  game:move(energy, "hand")
end
