local card = ...

card.attack["Spread"] = {
  after = function(game, it) game:damage { to = it.opponent.bench, amount = 10 } end,
}

card.attack["Pierce"] = { ignores = { "resistance", "effects" } }

card.attack["Only If"] = {
  require = function(game, it) return it.opponent.bench_count > 0 end,
}

card.attack["Drain"] = {
  after = function(game, it)
    game:heal { on = it.attacker, counters = it.damage_done // 10 }
  end,
}
