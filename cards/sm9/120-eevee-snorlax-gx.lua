local card = ...

local energy_card = ptcg.filter { kind = "energy" }

card.attack["Cheer Up"] = {
  after = function(game, it)
    local energy = game:choose_card { zone = "hand", filter = energy_card, purpose = "attach" }
    if not energy then return end
    game:attach {
      card = energy,
      to = game:choose_pokemon { from = it.owner, purpose = "attach" },
    }
  end,
}

card.attack["Dump Truck Press"] = {
  damage = function(game, it)
    return it.attack.damage + (it.defender:matches { stage = "evolution" } and 120 or 0)
  end,
}

card.attack["Megaton Friends-GX"] = {
  after = function(game, it)
    if it.attacker.energy_total <= it.attack.cost_total then return end
    game:draw { count = math.max(0, 10 - it.owner.hand_count) }
  end,
}
