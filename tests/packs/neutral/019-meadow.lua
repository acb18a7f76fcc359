local card = ...

card.passive = {
  retreat_cost = { subject = "any", value = -1 },
}
