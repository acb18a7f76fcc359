local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    local target = game:choose_pokemon { from = it.opponent.bench }
    game:damage { to = target, amount = 10 }
  end,
}
