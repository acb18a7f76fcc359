card.attack["Zap"] = function(game, it)
  game:damage { to = it.defender, amount = 10 }
end
