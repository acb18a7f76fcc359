local card = ...

card.ability["Adverse Weather"] = {
  allow_damage = {
    where = "active",
    subject = "own",
    by = "opponent",
    target = { benched = true },
    value = false,
  },
}

card.attack["Gigantic Bolt"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 90 } end,
}
