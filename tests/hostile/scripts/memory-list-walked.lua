-- Grows a list while ipairs walks it.
-- run: a call may use no more than 1024 KiB
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local list = { 1 }
  for i in ipairs(list) do list[i + 1] = i end
end
