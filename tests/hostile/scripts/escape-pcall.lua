-- Reaches for pcall.
-- run: "pcall" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  while true do pcall(function() while true do end end) end
end
