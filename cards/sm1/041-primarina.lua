local card = ...

card.attack["Disarming Voice"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "confused" } end,
}

card.attack["Sparkling Aria"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 3 } end,
}
