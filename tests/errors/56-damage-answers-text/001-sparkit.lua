card.attack["Zap"] = {
  damage = function(game, it)
    return "30"
  end,
}
