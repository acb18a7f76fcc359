local card = ...

card.attack["Stinky Scent"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "confused" } end,
}
