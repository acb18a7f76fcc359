local card = ...

card.attack["Strike Down"] = {
  after = function(game, it)
    if game:knock_out { pokemon = it.defender } then game:draw { count = 1 } end
  end,
}

card.attack["Wear Down"] = {
  after = function(game, it)
    local put = game:put_counters { on = it.opponent.pokemon, count = 1 }
    local asleep = game:set_condition { on = it.defender, condition = "asleep" }
    local woken = game:remove_conditions { on = it.defender }
    game:draw { count = put + (asleep and 2 or 0) + (woken and 4 or 0) }
  end,
}
