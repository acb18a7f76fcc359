local card = ...

card.passive = {
  lifts_turn_end = { filter = { name = "M Venusaur-EX" }, value = true },
}
