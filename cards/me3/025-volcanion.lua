card.attack["Powerful Steam"] = {
  times = function(game, it) return game:flips(it.attacker:energy("water")) end,
}
