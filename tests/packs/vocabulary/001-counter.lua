card.attack["Energy Count"] = {
  damage = function(game, it) return 10 * it.defender.energy_total end,
}

card.attack["Wound Count"] = { damage = function(game, it) return 10 * it.attacker.counters end }

card.attack["Bench Count"] = {
  damage = function(game, it) return 20 * it.owner:count("bench", { type = "grass" }) end,
}

card.attack["Pile Count"] = {
  damage = function(game, it) return 10 * it.opponent:count("discard", "trainer") end,
}
