card.in_play = {
  once_per_turn = {
    needs = { "hand" },
    effect = function(game) game:move(game:choose("hand"), "deck_top") end,
  },
}
