local card = ...

card.passive = {
  attack_cost = { value = 1 },
}
