local card = ...

card.ability["Charge"] = {
  lifts_first_turn_attack = { needs = { "own_bench" }, value = true },
}
