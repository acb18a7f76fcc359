local card = ...

card.passive = {
  may_evolve = { subject = "any", value = false },
}
