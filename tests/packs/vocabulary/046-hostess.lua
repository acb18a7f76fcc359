local card = ...

card.ability["Open Arms"] = {
  energy_limit = { target = { active = true }, value = 1 },
}
