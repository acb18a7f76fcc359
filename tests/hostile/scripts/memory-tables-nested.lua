-- Keeps ever more tables in each other.
-- run: a call may use no more than 1024 KiB
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local list = {}
  while true do list = { list } end
end
