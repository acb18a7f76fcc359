card.attack["Relentless Burrowing"] = function(game, it)
  game:discard_top(game:flips_until_tails(), it.opponent)
end
