card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + 10 * game:flip()
  end,
}
