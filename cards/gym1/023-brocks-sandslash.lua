local card = ...

card.attack["Needles"] = {
  after = function(game, it)
    if not game:flip() then return end
    game:set_condition { on = it.defender, condition = "paralyzed" }
    game:set_condition { on = it.defender, condition = "poisoned" }
  end,
}

card.attack["Sandstorm"] = {
  after = function(game, it)
    game:lasting { kind = "attack_needs_coin", on = it.defender, ends = "opponents_next_turn" }
  end,
}
