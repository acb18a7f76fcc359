card.ability["Storehouse Hideaway"] = {
  allow_damage = { where = "bench", by = "opponent", value = false },
  allow_effect = { where = "bench", by = "opponent", origin = "attack", value = false },
}
