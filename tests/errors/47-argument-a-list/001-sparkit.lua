local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:switch { to = it.opponent.bench }
  end,
}
