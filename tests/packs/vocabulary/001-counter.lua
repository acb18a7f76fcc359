local card = ...

card.attack["Energy Count"] = {
  damage = function(game, it) return 10 * it.defender.energy_total end,
}

card.attack["Wound Count"] = {
  damage = function(game, it) return 10 * it.attacker.counters end,
}

card.attack["Bench Count"] = {
  damage = function(game, it)
    return 20 * it.owner:count_pokemon { filter = { benched = true, type = "grass" } }
  end,
}

card.attack["Pile Count"] = {
  damage = function(game, it)
    return 10 * it.opponent:count { zone = "discard", filter = { kind = "trainer" } }
  end,
}
