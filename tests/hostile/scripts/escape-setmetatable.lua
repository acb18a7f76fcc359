-- Reaches for setmetatable.
-- run: "setmetatable" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  setmetatable({}, { __gc = function() while true do end end })
end
