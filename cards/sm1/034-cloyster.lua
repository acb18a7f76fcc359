card.attack["Headlock"] = {
  more = function(game)
    local heads = game:flip()
    return heads and 30, heads
  end,
  after = function(game, it, heads)
    if not heads then game:set_condition(it.defender, "paralyzed") end
  end,
}

card.attack["Guard Press"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -20 }, "opponents_next_turn")
end
