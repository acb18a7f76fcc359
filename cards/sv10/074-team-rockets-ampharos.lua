card.ability["Darkest Impulse"] = {
  on_evolve = {
    subject = "opponent",
    stacks = false,
    effect = function(game, it) game:put_counters(it.target, 4) end,
  },
}
