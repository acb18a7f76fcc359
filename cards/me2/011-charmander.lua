card.ability["Agile"] = {
  retreat_cost = {
    only_if = function(_, it) return it.self.energy_total == 0 end,
    effect = function() return 0 end,
  },
}
