local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    for _, benched in it.opponent.bench do
      game:damage { to = benched, amount = 10 }
    end
  end,
}
