local card = ...

card.attack["Sand"] = {
  after = function(game, it)
    game:lasting { kind = "attack_needs_coin", on = it.defender, ends = "opponents_next_turn" }
  end,
}

card.attack["Snare"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}

card.attack["Recoil"] = {
  after = function(game, it) game:put_counters { on = it.attacker, count = 1 } end,
}
