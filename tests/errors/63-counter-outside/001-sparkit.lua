local count = 0

card.attack["Zap"] = {
  after = function(game, it)
    count = count + 1
    game:draw(count)
  end,
}
