card.ability["Burst"] = {
  once_per_turn = function(game, it)
    game:put_counters(it.opponent.active, 2)
    game:knock_out(it.self)
  end,
}

card.ability["Spark"] = { once_per_turn = function(game) game:draw(1) end }
