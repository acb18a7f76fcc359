local card = ...

card.attack["Graze"] = {
  damage = function() return 25 end,
}

card.attack["Echo"] = {
  after = function(game, it)
    game:damage { to = it.defender, amount = 10 * it.attacker.counters }
  end,
}
