local card = ...

card.attack["Sledgehammer"] = {
  damage = function(game, it)
    return it.attack.damage + (it.opponent.prizes_left == 4 and 90 or 0)
  end,
}

card.attack["Swing Around"] = {
  damage = function(game, it) return it.attack.damage + 20 * game:flips { count = 2 } end,
}
