card.attack["Scale Hurricane"] = {
  times = function(game)
    local heads = game:flips(4)
    return heads, heads
  end,
  after = function(game, it, heads)
    if heads >= 2 then game:set_condition(it.defender, "paralyzed") end
  end,
}
