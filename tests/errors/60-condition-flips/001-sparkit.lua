card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + (game:flip() and 10 or 0)
  end,
}

card.ability["Static"] = {
  use = {
    only_if = function(game, it) return game:flip() end,
    effect = function(game, it) game:draw() end,
  },
}
