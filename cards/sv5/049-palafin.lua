card.attack["Vanguard Punch"] = function(game, it)
  game:damage(it.attacker, 10 * it.attacker.counters)
end

card.attack["Double Hit"] = { times = function(game) return game:flips(2) end }
