local card = ...

card.attack["Drum Roll"] = {
  after = function(game, it) game:damage { to = it.opponent.bench, amount = 10 } end,
}

card.attack["Drum Beating"] = {
  after = function(game, it)
    game:lasting {
      kind = "no_named_attack",
      on = it.attacker,
      attack = it.attack,
      ends = "own_next_turn",
    }
  end,
}
