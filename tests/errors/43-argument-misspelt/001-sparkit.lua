card.attack["Zap"] = {
  after = function(game, it)
    game:damage(it.defender, 10, { weaknes = false })
  end,
}
