local water_card = ptcg.filter { "energy", type = "water" }

card.attack["Body Surf"] = function(game, it)
  local energy = game:choose("hand", water_card)
  if not energy then return end
  game:attach(energy, it.attacker)
  game:switch()
end

card.attack["Ocean Loop"] = function(game, it)
  game:move(game:choose_energy(it.attacker, 2, { water_card, purpose = "choose_card" }), "hand")
end
