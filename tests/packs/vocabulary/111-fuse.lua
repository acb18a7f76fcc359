local card = ...

card.ability["Burst"] = {
  activated = {
    uses = "once_per_turn",
    effect = function(game, it)
      game:put_counters { on = it.opponent.active, count = 2 }
      game:knock_out { pokemon = it.self }
    end,
  },
}

card.ability["Spark"] = {
  activated = { uses = "once_per_turn", effect = function(game) game:draw { count = 1 } end },
}
