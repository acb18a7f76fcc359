card.attack["Raging Flood"] = {
  more = function(_, it) return 10 * it.attacker.counters end,
  after = function(game, it) game:heal(it.attacker, 20) end,
}

card.attack["Wild Waves"] = function(game, it)
  game:put_counters(it.owner.bench, 1)
  game:put_counters(it.opponent.bench, 1)
end
