local card = ...

card.ability["Solid Shell"] = {
  damage_taken = { value = -20 },
}
