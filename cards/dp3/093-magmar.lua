local card = ...

card.attack["Smog"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "poisoned" } end,
}
