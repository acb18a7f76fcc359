local card = ...

card.attack["Poison Powder"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "poisoned" } end,
}
