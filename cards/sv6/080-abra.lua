card.ability["Teleporter"] = {
  once_per_turn = {
    where = "active",
    effect = function(game, it) game:return_to(it.self, "deck") end,
  },
}
