local card = ...

card.attack["Surprise"] = {
  after = function(game, it)
    local picked = game:random_cards { of = it.opponent }
    game:show { cards = picked, to = it.owner }
    game:move { cards = picked, to = "deck" }
  end,
}

card.attack["Acid"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}
