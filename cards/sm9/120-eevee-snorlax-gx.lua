card.attack["Cheer Up"] = function(game)
  local energy = game:choose("hand", "energy")
  if not energy then return end
  game:attach(energy, game:choose("own_pokemon"))
end

card.attack["Dump Truck Press"] = {
  more = function(_, it) return it.defender:matches { stage = "evolution" } and 120 end,
}

card.attack["Megaton Friends-GX"] = function(game, it)
  if it.attacker.energy_total <= it.attack.cost_total then return end
  game:draw(math.max(0, 10 - it.owner.hand_count))
end
