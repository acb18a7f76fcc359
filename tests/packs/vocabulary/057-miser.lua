local card = ...

card.ability["Closed Fist"] = {
  energy_limit = { value = -1 },
}
