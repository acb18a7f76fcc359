card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + (game:flip() and 10 or 0)
  end,
}

card.ability["Static"] = {
  on_atach = function(game, it) game:draw() end,
}
