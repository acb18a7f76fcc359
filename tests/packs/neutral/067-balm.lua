local card = ...

card.passive = {
  on_checkup = {
    condition = function(game, it) return it.self.is_damaged end,
    effect = function(game, it) game:heal { on = it.self, counters = 1 } end,
  },
}
