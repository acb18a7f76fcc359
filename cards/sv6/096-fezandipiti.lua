card.ability["Adrena-Pheromone"] = {
  would_be_damaged = {
    only_if = function(_, it) return it.self:energy("darkness") > 0 end,
    effect = function(game) if game:flip() then game:instead {} end end,
  },
}

card.attack["Energy Feather"] = { times = function(_, it) return it.attacker.energy_total end }
