-- Grows a list without end.
-- run: a call may use no more than 1024 KiB
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local list, n = {}, 0
  while true do
    n = n + 1
    list[n] = 1
  end
end
