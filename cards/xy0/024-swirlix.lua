local card = ...

card.attack["Draining Kiss"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 1 } end,
}
