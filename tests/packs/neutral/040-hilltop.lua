local card = ...

card.passive = {
  hp = { subject = "any", value = 10 },
}
