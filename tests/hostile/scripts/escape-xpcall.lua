-- Reaches for xpcall.
-- run: "xpcall" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  xpcall(function() game:draw { count = 99 } end, function() while true do end end)
end
