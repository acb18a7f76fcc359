card.attack["Zap"] = {
  after = function(game, it)
    game:heal(it.attacker, -20)
  end,
}
