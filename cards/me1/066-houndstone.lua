card.attack["Horrifying Bite"] = function(game, it)
  local picked = game:random_cards(it.opponent, { count = game:flips_until_tails() })
  game:show(picked)
  game:move(picked, "deck")
end
