local card = ...

card.attack["Poison Ring"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "poisoned" }
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}

card.attack["Muddy Hammer"] = {
  after = function(game, it) game:discard_top { count = 1, player = it.opponent } end,
}
