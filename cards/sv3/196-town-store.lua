card.in_play = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { "tool", to = "hand" } end,
  },
}
