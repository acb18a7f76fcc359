-- Calls itself until the stack has eaten the memory.
-- run: a call may use no more than 1024 KiB
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local function deeper() return deeper() + 1 end
  deeper()
end
