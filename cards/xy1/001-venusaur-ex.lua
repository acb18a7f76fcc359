local card = ...

card.attack["Poison Powder"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "poisoned" }
  end,
}

card.attack["Jungle Hammer"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 3 } end,
}
