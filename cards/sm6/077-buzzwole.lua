card.attack["Sledgehammer"] = {
  more = function(_, it) return it.opponent.prizes_left == 4 and 90 end,
}

card.attack["Swing Around"] = { more = function(game) return 20 * game:flips(2) end }
