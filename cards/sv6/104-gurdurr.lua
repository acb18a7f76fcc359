card.attack["Superpower"] = {
  more = function(game)
    local does = game:ask()
    return does and 30, does
  end,
  after = function(game, it, does) if does then game:damage(it.attacker, 30) end end,
}
