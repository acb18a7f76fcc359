local card = ...

card.attack["Roost"] = {
  after = function(game, it)
    game:heal { on = it.attacker, counters = 3 }
    game:lasting { kind = "no_retreat", on = it.attacker, ends = "own_next_turn" }
  end,
}
