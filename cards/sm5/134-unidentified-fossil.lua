card.ability["Fossil"] = {
  may_retreat = false,
  use = function(game, it) game:return_to(it.self, "discard") end,
}
