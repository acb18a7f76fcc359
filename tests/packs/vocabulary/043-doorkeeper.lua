card.ability["Toll"] = {
  on_put_onto_bench = {
    subject = "own",
    effect = function(game, it) game:put_counters(it.target, it.from_hand and 2 or 1) end,
  },
}
