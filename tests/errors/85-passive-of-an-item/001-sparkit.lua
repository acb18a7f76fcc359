local card = ...

card.passive = {
  damage_dealt = { value = 10 },
}
