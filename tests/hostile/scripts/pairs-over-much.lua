-- Iterates in order over a table with very many keys, again and again.
-- run: pairs: the table has more than

card.play = function(game, it)
  game:draw(2)
  local keys = {}
  for i = 1, 15000 do keys[i] = -i end
  while true do
    for _ in pairs(keys) do end
  end
end
