local card = ...

card.passive = {
  on_checkup = {
    optional = true,
    condition = function(game, it) return it.self.is_damaged end,
    effect = function(game, it)
      game:heal { on = it.self, counters = 1 }
      game:discard { card = it.card }
    end,
  },
}
