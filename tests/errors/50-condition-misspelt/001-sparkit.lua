local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "paralysed" }
  end,
}
