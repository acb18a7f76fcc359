local card = ...

card.ability["Thick Hide"] = {
  damage_taken = { value = -20 },
}
