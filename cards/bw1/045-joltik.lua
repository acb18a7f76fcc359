local card = ...

card.attack["Leech Life"] = {
  after = function(game, it)
    game:heal { on = it.attacker, counters = it.damage_done // 10 }
  end,
}
