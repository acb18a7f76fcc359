local card = ...

card.passive = {
  retreat_cost = { subject = "any", target = { active = true }, value = 2 },
}
