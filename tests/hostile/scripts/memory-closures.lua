-- Keeps more and more closures.
-- run: a call can use at most 1024 KiB

card.play = function(game, it)
  game:draw(2)
  local list = {}
  for i = 1, math.maxinteger do
    list[i] = function() return i end
  end
end
