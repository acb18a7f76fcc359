local card = ...

card.ability["Exoskeleton"] = {
  damage_taken = { value = -20 },
}
