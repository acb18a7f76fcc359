card.attack["Zap"] = {
  after = function(game, it)
    if it.defender.is_evolved() then game:draw() end
  end,
}
