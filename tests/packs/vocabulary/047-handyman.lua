local card = ...

card.attack["Dig"] = {
  after = function(game, it)
    local lowest = game:bottom { count = 1 }[1]
    if lowest then game:move { card = lowest, to = "hand" } end
  end,
}

card.attack["Sweep"] = {
  after = function(game, it)
    game:move { cards = it.opponent.hand, to = "deck_bottom", shuffled = true }
  end,
}

card.attack["Two Units"] = {
  after = function(game, it) game:discard_energy { from = it.defender, units = 2 } end,
}

card.attack["Patch"] = {
  after = function(game, it) game:heal { on = it.attacker, damage = 30 } end,
}
