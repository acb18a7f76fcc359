local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:damage { to = it.opponent.bench, amount = 10 }
  end,
}
