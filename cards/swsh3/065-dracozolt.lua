local card = ...

card.attack["Amping Up"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_dealt",
      on = it.attacker,
      attack = it.attack,
      value = 90,
      ends = "own_next_turn",
    }
  end,
}

card.attack["Giga Impact"] = {
  after = function(game, it)
    game:lasting { kind = "no_attack", on = it.attacker, ends = "own_next_turn" }
  end,
}
