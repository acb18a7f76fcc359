card.ability["Lead"] = {
  damage_dealt = { where = "active", subject = "own", target = "active", value = 20 },
}

card.ability["Rearguard"] = {
  allow_damage = { subject = "own", by = "opponent", target = "benched", value = false },
}

card.ability["Steel"] = {
  damage_taken = { needs = { { "attached", "energy", type = "metal" } }, value = -20 },
}
