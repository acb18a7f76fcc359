local card = ...

card.passive.cures_condition = {
  subject = "any",
  target = { has_energy = true },
  value = true,
}
