card.attack["Zap"] = {
  after = function(game, it)
    local n = 0
    n += 1
  end,
}
