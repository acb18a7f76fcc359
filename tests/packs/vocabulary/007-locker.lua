local card = ...

card.attack["Rest"] = {
  after = function(game, it)
    game:lasting { kind = "no_attack", on = it.attacker, ends = "own_next_turn" }
  end,
}

card.attack["Bind"] = {
  after = function(game, it)
    game:lasting { kind = "attack_needs_coin", on = it.defender, ends = "opponents_next_turn" }
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}

card.attack["Wind Up"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_dealt",
      on = it.attacker,
      attack = "Wind Up",
      value = 40,
      ends = "own_next_turn",
    }
    game:lasting { kind = "no_items", on = it.opponent, ends = "opponents_next_turn" }
  end,
}

card.attack["Forget"] = {
  choose = function(game, it) return game:choose_attack { from = it.defender } end,
  after = function(game, it, attack)
    game:lasting {
      kind = "no_named_attack",
      on = it.defender,
      attack = attack,
      ends = "opponents_next_turn",
    }
  end,
}
