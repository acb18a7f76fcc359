card.in_play = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) if game:flip() then game:search { "pokemon", to = "hand" } end end,
  },
}
