card.attack["Juggle"] = function(game, it) game:rearrange_counters(it.opponent) end

card.attack["Doze Off"] = function(game, it)
  game:put_counters(it.defender, 1)
  game:set_condition(it.defender, "asleep")
end

card.attack["Shove"] = function(game, it) game:switch(it.opponent, { player = it.opponent }) end
