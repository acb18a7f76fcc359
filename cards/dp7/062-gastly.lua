local card = ...

card.attack["Pitch-Dark"] = {
  after = function(game, it)
    -- "Trainer cards" are the plain ones: neither Supporters nor Stadiums (CARD-04).
    game:lasting { kind = "no_items", on = it.opponent, ends = "opponents_next_turn" }
  end,
}

card.attack["Trick Gas"] = {
  after = function(game, it)
    local to = game:choose_pokemon { from = it.owner.bench, min = 0, purpose = "switch_in" }
    if to then game:switch { to = to } end
  end,
}
