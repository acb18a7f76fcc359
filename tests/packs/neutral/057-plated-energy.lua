local card = ...

card.passive = {
  damage_taken = { value = -10 },
}
