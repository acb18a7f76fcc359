card.ability["Cornerstone Stance"] = {
  allow_damage = { by = "opponent", attacker = "has_ability", value = false },
}

card.attack["Demolish"] = { ignores = { "weakness", "resistance", "effects" } }
