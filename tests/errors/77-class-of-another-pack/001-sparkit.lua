card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + (game:flip() and 10 or 0)
  end,
}
