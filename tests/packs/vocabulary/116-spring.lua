local card = ...

card.passive.cures_condition = {
  subject = "any",
  target = { has_energy = true },
  effect = function(_, it) return it.condition == "poisoned" or it.condition == "asleep" end,
}
