local card = ...

card.attack["Focus Energy"] = {
  after = function(game, it)
    game:lasting {
      kind = "base_damage",
      on = it.attacker,
      attack = "Protect Charge",
      value = 80,
      ends = "own_next_turn",
    }
  end,
}

card.attack["Protect Charge"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_taken",
      on = it.attacker,
      value = -30,
      ends = "opponents_next_turn",
    }
  end,
}
