card.ability["Adverse Weather"] = {
  allow_damage = {
    where = "active",
    subject = "own",
    by = "opponent",
    target = "benched",
    value = false,
  },
}

card.attack["Gigantic Bolt"] = function(game, it) game:damage(it.attacker, 90) end
