card.ability["Attract Customers"] = {
  once_per_turn = {
    where = "active",
    needs = { "deck" },
    effect = function(game) game:search { "supporter", top = 6, to = "hand" } end,
  },
}
