card.attack["Zap"] = {
  after = function(game, it)
    it.attacker:heal { counters = 1 }
  end,
}
