local card = ...

card.ability["Bad Dream"] = {
  on_remain_asleep = {
    subject = "opponent",
    effect = function(game, it) game:put_counters { on = it.target, count = 2 } end,
  },
}
