local card = ...

card.attack["Electroweb"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}

card.attack["Leech Life"] = {
  after = function(game, it)
    game:heal { on = it.attacker, counters = it.damage_done // 10 }
  end,
}
