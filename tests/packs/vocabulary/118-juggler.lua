local card = ...

card.attack["Juggle"] = {
  after = function(game, it) game:rearrange_counters { among = it.opponent } end,
}

card.attack["Doze Off"] = {
  after = function(game, it)
    game:put_counters { on = it.defender, count = 1 }
    game:set_condition { on = it.defender, condition = "asleep" }
  end,
}

card.attack["Shove"] = {
  after = function(game, it) game:switch { player = it.opponent } end,
}
