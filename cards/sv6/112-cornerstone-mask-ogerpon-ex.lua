local card = ...

card.ability["Cornerstone Stance"] = {
  allow_damage = { by = "opponent", attacker = { has_ability = true }, value = false },
}

card.attack["Demolish"] = {
  ignores = { "weakness", "resistance", "effects" },
}
