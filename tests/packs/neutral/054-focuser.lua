local card = ...

card.attack["Focus"] = {
  after = function(game, it)
    game:lasting { kind = "damage_dealt", on = it.attacker, value = 40, ends = "own_next_turn" }
  end,
}

card.attack["Tally"] = {
  damage = function(_, it) return 10 * it.attacker.counters end,
}

card.attack["Glare"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "asleep" }
  end,
}
