local card = ...

card.attack["Headlock"] = {
  damage = function(game, it)
    local heads = game:flip()
    return it.attack.damage + (heads and 30 or 0), heads
  end,
  after = function(game, it, heads)
    if not heads then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}

card.attack["Guard Press"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_taken",
      on = it.attacker,
      value = -20,
      ends = "opponents_next_turn",
    }
  end,
}
