-- Reaches for string.gmatch.
-- run: attempt to call a nil value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = ('x'):gmatch('()')
end
