local card = ...

local basic_grass = ptcg.filter { kind = "basic_energy", type = "grass" }

card.ability["Teal Dance"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "hand", filter = basic_grass } },
    effect = function(game, it)
      local energy = game:choose_card { zone = "hand", filter = basic_grass, purpose = "attach" }
      game:attach { card = energy, to = it.self }
      if energy.pokemon == it.self then game:draw() end
    end,
  },
}

card.attack["Myriad Leaf Shower"] = {
  damage = function(game, it)
    return it.attack.damage + 30 * (it.attacker.energy_total + it.defender.energy_total)
  end,
}
