card.attack["Overflow"] = {
  damage = function(game, it) return 20 + 10 * it.attack:spare_energy("water") end,
}
