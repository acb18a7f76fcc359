card.in_play = {
  on_checkup = {
    optional = true,
    only_if = function(game, it) return it.self.is_damaged end,
    effect = function(game, it)
      game:heal(it.self, 10)
      game:discard(it.card)
    end,
  },
}
