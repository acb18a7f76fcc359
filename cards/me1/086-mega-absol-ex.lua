local card = ...

card.attack["Terminal Period"] = {
  after = function(game, it)
    if it.defender.counters == 6 then game:knock_out { pokemon = it.defender } end
  end,
}

card.attack["Claw of Darkness"] = {
  after = function(game, it)
    game:show { cards = it.opponent.hand }
    local chosen = game:choose_card { zone = "hand", of = it.opponent, purpose = "discard" }
    if chosen then game:discard { card = chosen } end
  end,
}
