card.ability["Flower Selecting"] = {
  once_per_turn = {
    where = "active",
    needs = { "deck" },
    effect = function(game) game:search { top = 2, min = 1, to = "hand", rest = "lost_zone" } end,
  },
}
