local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:heal { on = it.attacker, counters = -2 }
  end,
}
