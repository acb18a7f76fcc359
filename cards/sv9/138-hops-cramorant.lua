card.attack["Fickle Spitting"] = {
  fails_unless = function(_, it)
    local left = it.opponent.prizes_left
    return left == 3 or left == 4
  end,
}
