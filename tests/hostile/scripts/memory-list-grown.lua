-- Grows a list endlessly.
-- run: a call can use at most 1024 KiB

card.play = function(game, it)
  game:draw(2)
  local list, n = {}, 0
  while true do
    n = n + 1
    list[n] = 1
  end
end
