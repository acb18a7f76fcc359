local card = ...

card.attack["Steamroller"] = {
  ignores = "resistance",
}

card.attack["Poison Claws"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "poisoned" } end,
}
