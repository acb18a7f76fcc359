card.attack["Evil Ball"] = {
  more = function(_, it) return 20 * (it.attacker.energy_total + it.defender.energy_total) end,
}

card.attack["Y Cyclone"] = function(game, it)
  local to = game:choose("own_bench")
  if not to then return end
  game:move_energy(game:choose(it.attacker.energy_cards), to)
end
