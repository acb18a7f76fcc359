local card = ...

card.attack["Play Rough"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 30 or 0) end,
}

card.attack["Bubble Drain"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 3 } end,
}
