local card = ...

card.ability["Chesto Berry"] = {
  on_turn_end = {
    subject = "any",
    effect = function(game, it)
      game:remove_conditions { on = it.self, condition = "asleep" }
    end,
  },
}

card.attack["Quick Attack"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 30 or 0) end,
}
