local card = ...

card.attack["Leech Seed"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 1 } end,
}
