local fire = ptcg.filter { type = "fire" }

card.ability["Melt Away"] = {
  retreat_cost = {
    only_if = function(_, it) return it.self.energy_total == 0 end,
    effect = function() return 0 end,
  },
}

card.attack["Lava Burst"] = {
  times = function(game, it)
    local discarded = game:discard(game:choose_up_to(5, it.attacker.energy_cards, {
      fire,
      purpose = "discard_energy",
    }))
    return #discarded
  end,
}
