local card = ...

card.ability["Deep Rest"] = {
  on_remain_asleep = function(game, it) game:heal { on = it.self, counters = 2 } end,
}
