card.attack["Powerful Needles"] = {
  times = function(game, it) return game:flips(it.attacker.energy_total) end,
}
