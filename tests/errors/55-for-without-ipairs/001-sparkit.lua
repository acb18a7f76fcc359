card.attack["Zap"] = {
  after = function(game, it)
    for _, benched in it.opponent.bench do
      game:damage(benched, 10)
    end
  end,
}
