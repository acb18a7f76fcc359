local card = ...

card.attack["Disarming Voice"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "confused" } end,
}
