-- Sorts with a comparison that contradicts itself. The list is still a list.
-- harmless

card.play = function(game, it)
  local list = {}
  for i = 1, 60 do list[i] = i * 7 % 31 end
  table.sort(list, function() return true end)
  table.sort(list, function(a, b) return a >= b end)
  table.sort(list, function(a) return a % 2 == 0 end)
  assert(#list == 60)
end
