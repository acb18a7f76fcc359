card.attack["Grope"] = function(game, it)
  local top = game:top(2)
  local taken = game:choose(top)
  for _, other in ipairs(top) do game:move(other, other == taken and "hand" or "deck_bottom") end
end
