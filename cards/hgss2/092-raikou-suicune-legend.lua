local card = ...

card.attack["Thunderbolt Spear"] = {
  after = function(game, it)
    game:damage { to = it.attacker, amount = 50, weakness = false }
  end,
}

card.attack["Aurora Gain"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 5 } end,
}
