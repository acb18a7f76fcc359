local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    local target = it.defender
    game:damage { to = targt, amount = 10 }
  end,
}
