card.attack["Zap"] = {
  after = function(game, it)
    game:damage(it.defender)
  end,
}
