local card = ...

card.passive = {
  prizes = { value = -1 },
}
