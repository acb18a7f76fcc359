local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:damage { too = it.defender, amount = 10 }
  end,
}
