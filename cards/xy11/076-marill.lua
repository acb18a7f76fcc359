local card = ...

card.attack["Bubble Drain"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 1 } end,
}
