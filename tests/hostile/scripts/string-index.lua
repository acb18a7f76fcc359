-- Replaces what texts look their methods up in.
-- run: attempt to index
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local text = ''
  text.__index.sub = 1
end
