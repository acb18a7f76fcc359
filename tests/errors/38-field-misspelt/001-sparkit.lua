card.attack["Zap"] = {
  after = function(game, it)
    game:damage(it.deffender, 10)
  end,
}
