local card = ...

card.passive = {
  hp = { target = { stage = "basic" }, value = 50 },
}
