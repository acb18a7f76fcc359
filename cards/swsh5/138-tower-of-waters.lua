local card = ...

card.passive = {
  retreat_cost = { subject = "any", target = { class = "rapid-strike" }, value = -2 },
}
