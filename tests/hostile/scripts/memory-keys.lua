-- Fills a table with strings as keys.
-- run: a call can use at most 1024 KiB

card.play = function(game, it)
  game:draw(2)
  local keys = {}
  for i = 1, math.maxinteger do keys['key ' .. i] = true end
end
