local card = ...

card.attack["Spit Poison"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "poisoned" } end,
}
