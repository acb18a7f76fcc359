local card = ...

card.ability["Shell"] = {
  damage_taken = { value = -10 },
}
