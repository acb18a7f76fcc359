card.attack["Zap"] = {
  after = function(game, it)
    game:switch(it.opponent.bench)
  end,
}
