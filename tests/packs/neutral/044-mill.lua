local card = ...

card.passive = {
  activated = {
    uses = "once_per_turn",
    effect = function(game, it)
      game:put_counters { on = it.opponent.active, count = 1 }
    end,
  },
}
