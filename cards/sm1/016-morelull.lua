local card = ...

card.attack["Flickering Spores"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "asleep" } end,
}
