local card = ...

card.passive = {
  retreat_cost = { value = 1 },
}
