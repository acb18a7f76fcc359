local card = ...

card.passive = {
  lifts_turn_end = { filter = { name = "Primal Kyogre-EX" }, value = true },
}
