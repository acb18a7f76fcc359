local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:damage { to = it.defender }
  end,
}
