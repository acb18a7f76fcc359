-- Reaches for string.pack.
-- run: attempt to call a nil value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = string.pack('j', 1)
end
