local card = ...

card.ability["Steady"] = {
  damage_taken = { value = -10 },
}
