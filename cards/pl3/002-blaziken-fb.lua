card.attack["Luring Flame"] = {
  target = "opponent_bench",
  after = function(game, it, target)
    if not target then return end
    game:switch(target)
    game:set_condition(it.opponent.active, "burned")
  end,
}

card.attack["Vapor Kick"] = {
  more = function(_, it)
    local water = it.opponent:count("pokemon", { type = "water" })
    return water > 0 and 30
  end,
}
