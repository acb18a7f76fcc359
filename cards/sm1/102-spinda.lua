local card = ...

card.attack["Teeter Punch"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "confused" } end,
}
