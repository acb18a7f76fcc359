card.ability["Bad Dream"] = {
  on_remain_asleep = {
    subject = "opponent",
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
}
