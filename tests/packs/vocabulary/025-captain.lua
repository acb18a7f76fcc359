local card = ...

card.ability["Lead"] = {
  damage_dealt = {
    where = "active",
    subject = "own",
    target = { active = true },
    value = 20,
  },
}

card.ability["Rearguard"] = {
  allow_damage = { subject = "own", by = "opponent", target = { benched = true }, value = false },
}

card.ability["Steel"] = {
  damage_taken = {
    needs = { { "attached", filter = { kind = "energy", type = "metal" } } },
    value = -20,
  },
}
