local card = ...

card.attack["Swallow"] = {
  after = function(game, it)
    game:heal { on = it.attacker, counters = it.damage_done // 10 }
  end,
}

card.attack["Falling Down"] = {
  after = function(game, it) game:set_condition { on = it.attacker, condition = "asleep" } end,
}
