local card = ...

card.ability["Fossil"] = {
  may_retreat = { value = false },
  activated = function(game, it)
    game:return_to { pokemon = it.self, to = "discard" }
  end,
}
