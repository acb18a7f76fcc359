card.attack["Fire Fang"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Thrash"] = {
  more = function(game)
    local heads = game:flip()
    return heads and 20, heads
  end,
  after = function(game, it, heads) if not heads then game:damage(it.attacker, 20) end end,
}
