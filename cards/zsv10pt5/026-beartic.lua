card.attack["Continuous Headbutt"] = { times = function(game) return game:flips_until_tails() end }

card.attack["Sheer Cold"] = function(game, it)
  game:lasting(it.defender, "no_attack", "opponents_next_turn")
end
