local basic_grass = ptcg.filter { "basic_energy", type = "grass" }

card.ability["Teal Dance"] = {
  once_per_turn = {
    needs = { { "hand", basic_grass } },
    effect = function(game, it)
      local energy = game:choose("hand", basic_grass)
      game:attach(energy, it.self)
      if energy.pokemon == it.self then game:draw() end
    end,
  },
}

card.attack["Myriad Leaf Shower"] = {
  more = function(_, it) return 30 * (it.attacker.energy_total + it.defender.energy_total) end,
}
