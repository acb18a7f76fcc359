card.ability["Treasure Hunt"] = {
  on_evolve = {
    optional = true,
    needs = { { "discard", "item" } },
    effect = function(game, it) game:move(game:choose("discard", "item"), "hand") end,
  },
}
