local card = ...

card.passive = {
  retreat_cost = { subject = "any", target = { stage = "basic" }, value = -1 },
}
