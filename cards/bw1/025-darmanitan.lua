local card = ...

card.attack["Fire Fang"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "burned" } end,
}

card.attack["Thrash"] = {
  damage = function(game, it)
    local heads = game:flip()
    return it.attack.damage + (heads and 20 or 0), heads
  end,
  after = function(game, it, heads)
    if not heads then game:damage { to = it.attacker, amount = 20 } end
  end,
}
