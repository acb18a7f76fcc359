card.ability["Prison Panic"] = {
  on_evolve = {
    optional = true,
    effect = function(game, it) game:set_condition(it.opponent.active, "confused") end,
  },
}
