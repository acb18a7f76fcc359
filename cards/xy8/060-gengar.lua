card.attack["Sinister Fog"] = function(game, it)
  game:set_condition(it.defender, "poisoned")
  game:put_counters(it.opponent.bench, 1)
end

card.attack["Creep Show"] = function(game, it)
  if it.defender.counters >= 3 then game:knock_out(it.defender) end
end
