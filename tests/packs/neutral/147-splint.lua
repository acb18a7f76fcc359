local card = ...

card.passive = {
  hp = { value = 20 },
}
