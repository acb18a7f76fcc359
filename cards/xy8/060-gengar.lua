local card = ...

card.attack["Sinister Fog"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "poisoned" }
    game:put_counters { on = it.opponent.bench, count = 1 }
  end,
}

card.attack["Creep Show"] = {
  after = function(game, it)
    if it.defender.counters >= 3 then game:knock_out { pokemon = it.defender } end
  end,
}
