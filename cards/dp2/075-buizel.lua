card.ability["Chesto Berry"] = {
  on_turn_end = {
    subject = "any",
    effect = function(game, it) game:remove_conditions(it.self, "asleep") end,
  },
}

card.attack["Quick Attack"] = { more = function(game) return game:flip() and 30 end }
