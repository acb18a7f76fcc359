local card = ...

card.passive = {
  damage_taken = { by = "opponent", attacker = { has_ability = true }, value = -30 },
}
