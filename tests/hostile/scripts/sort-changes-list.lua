-- A comparison that empties the list being sorted.
-- run: attempt to

card.play = function(game, it)
  game:draw(2)
  local list = { 3, 2, 1, 5, 4 }
  table.sort(list, function(a, b)
    for i = 1, 5 do list[i] = nil end
    return a < b
  end)
end
