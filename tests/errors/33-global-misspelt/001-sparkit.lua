card.attack["Zap"] = {
  after = function(game, it)
    local target = it.defender
    game:damage(targt, 10)
  end,
}
