local card = ...

card.attack["Magical Leaf"] = {
  damage = function(game, it)
    local heads = game:flip()
    return it.attack.damage + (heads and 10 or 0), heads
  end,
  after = function(game, it, heads)
    if heads then game:heal { on = it.attacker, counters = 1 } end
  end,
}
