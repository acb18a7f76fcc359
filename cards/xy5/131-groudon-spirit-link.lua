local card = ...

card.passive = {
  lifts_turn_end = { filter = { name = "Primal Groudon-EX" }, value = true },
}
