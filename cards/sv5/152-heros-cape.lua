local card = ...

card.passive = {
  hp = { value = 100 },
}
