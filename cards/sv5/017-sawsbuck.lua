card.ability["Changing Seasons"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { "stadium", to = "hand" } end,
  },
}
