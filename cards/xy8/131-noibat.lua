local card = ...

card.attack["Blot"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 1 } end,
}
