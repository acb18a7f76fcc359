local card = ...

card.passive = {
  lifts_turn_end = { filter = { name = "M Manectric-EX" }, value = true },
}
