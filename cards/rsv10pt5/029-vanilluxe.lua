card.attack["Double Freeze"] = {
  times = function(game)
    local heads = game:flips(2)
    return heads, heads
  end,
  after = function(game, it, heads)
    if heads > 0 then game:set_condition(it.defender, "paralyzed") end
  end,
}
