local card = ...

card.ability["Pulse"] = {
  activated = function(game, it)
    game:put_counters { on = it.opponent.active, count = 1 }
  end,
}
