card.attack["Avenging Billow"] = { more = function(_, it) return 10 * it.attacker.counters end }

card.attack["Dynamic Dive"] = {
  more = function(game)
    local does = game:ask()
    return does and 120, does
  end,
  after = function(game, it, does) if does then game:damage(it.attacker, 50) end end,
}
