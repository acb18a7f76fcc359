local card = ...

card.ability["Early Growth"] = {
  lifts_evolution_wait = { value = true },
  lifts_first_turn = { value = true },
}
