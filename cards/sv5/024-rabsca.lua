card.ability["Spherical Shield"] = {
  allow_damage = { subject = "own", by = "opponent", target = "benched", value = false },
  allow_effect = {
    subject = "own",
    by = "opponent",
    origin = "attack",
    target = "benched",
    value = false,
  },
}

card.attack["Psychic"] = { more = function(_, it) return 30 * it.defender.energy_total end }
