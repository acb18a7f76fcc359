local card = ...

card.attack["Hypnotic Ray"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "asleep" } end,
}

card.attack["Dream Eater"] = {
  require = function(game, it) return it.defender:has_condition("asleep") end,
}
