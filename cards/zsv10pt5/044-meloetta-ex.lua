local card = ...

card.ability["Debut Performance"] = {
  lifts_first_turn_attack = { value = true },
}

card.attack["Echoed Voice"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_dealt",
      on = it.attacker,
      attack = "Echoed Voice",
      value = 80,
      ends = "own_next_turn",
    }
  end,
}
