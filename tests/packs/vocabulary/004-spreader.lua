card.attack["Spread"] = function(game, it) game:damage(it.opponent.bench, 10) end

card.attack["Pierce"] = { ignores = { "resistance", "effects" } }

card.attack["Only If"] = {
  fails_unless = function(game, it) return it.opponent.bench_count > 0 end,
}

card.attack["Drain"] = function(game, it) game:heal(it.attacker, 10 * (it.damage_done // 10)) end
