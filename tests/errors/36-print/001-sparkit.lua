card.attack["Zap"] = {
  after = function(game, it)
    print("zap")
  end,
}
