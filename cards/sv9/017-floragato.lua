card.attack["Magical Leaf"] = {
  more = function(game)
    local heads = game:flip()
    return heads and 30, heads
  end,
  after = function(game, it, heads) if heads then game:heal(it.attacker, 30) end end,
}
