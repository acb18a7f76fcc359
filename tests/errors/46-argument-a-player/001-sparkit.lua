local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:set_condition { on = it.opponent, condition = "asleep" }
  end,
}
