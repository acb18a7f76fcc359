card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + 10 * math.random(0, 1)
  end,
}
