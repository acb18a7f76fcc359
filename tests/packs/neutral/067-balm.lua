local card = ...

card.passive = {
  on_checkup = function(game, it) game:heal { on = it.self, counters = 1 } end,
}
