local card = ...

card.attack["Raging Flood"] = {
  damage = function(game, it) return it.attack.damage + 10 * it.attacker.counters end,
  after = function(game, it) game:heal { on = it.attacker, counters = 2 } end,
}

card.attack["Wild Waves"] = {
  after = function(game, it)
    game:put_counters { on = it.owner.bench, count = 1 }
    game:put_counters { on = it.opponent.bench, count = 1 }
  end,
}
