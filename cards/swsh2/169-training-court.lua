card.in_play = {
  once_per_turn = {
    needs = { { "discard", "basic_energy" } },
    effect = function(game) game:move(game:choose("discard", "basic_energy"), "hand") end,
  },
}
