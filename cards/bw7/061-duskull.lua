local card = ...

card.attack["Confuse Ray"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "confused" } end,
}
