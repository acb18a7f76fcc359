card.attack["Flame Burst"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage(pokemon, 20) end
  end,
}

card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }
