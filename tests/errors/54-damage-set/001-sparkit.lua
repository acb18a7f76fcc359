card.attack["Zap"] = {
  after = function(game, it)
    it.defender.damage = it.defender.damage + 10
  end,
}
