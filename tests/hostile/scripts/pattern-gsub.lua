-- Reaches for string.gsub.
-- run: attempt to call a nil value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = ('x'):gsub('.', function() while true do end end)
end
