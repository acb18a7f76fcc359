local card = ...

card.attack["Cling"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = it.damage_done // 10 } end,
}

card.attack["X-Scissor"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 60 or 0) end,
}
