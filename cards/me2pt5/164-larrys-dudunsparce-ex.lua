card.attack["Work Rush"] = {
  times = function(game, it) return game:flips(it.attacker.energy_total) end,
}
