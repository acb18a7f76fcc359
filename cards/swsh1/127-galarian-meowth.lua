local card = ...

card.attack["Hone Claws"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_dealt",
      on = it.attacker,
      attack = "Slash",
      value = 60,
      ends = "own_next_turn",
    }
  end,
}
