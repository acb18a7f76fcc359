card.attack["Zap"] = {
  after = function(game, it)
    game:set_condition(it.opponent, "asleep")
  end,
}
