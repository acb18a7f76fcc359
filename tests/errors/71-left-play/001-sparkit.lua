local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:knock_out { pokemon = it.defender }
    game:return_to { pokemon = it.attacker }
    game:heal { on = it.attacker, counters = 1 }
  end,
}
