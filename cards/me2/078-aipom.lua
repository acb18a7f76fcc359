card.attack["Astonish"] = function(game, it)
  local picked = game:random_cards(it.opponent)
  game:show(picked)
  game:move(picked, "deck")
end
