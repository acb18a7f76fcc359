local card = ...

card.ability["Mending"] = {
  on_checkup = function(game, it) game:heal { on = it.self, counters = 1 } end,
}
