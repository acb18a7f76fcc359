local card = ...

card.ability["Encore"] = {
  attacks_per_turn = { needs = { { "hand_at_most", count = 1 } }, value = 1 },
}

card.attack["Burn Out"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}

card.attack["Hop Away"] = {
  after = function(game) game:switch() end,
}

card.attack["Wind Up"] = {
  after = function(game, it)
    game:lasting { kind = "damage_dealt", on = it.attacker, value = 50, ends = "turn" }
  end,
}
