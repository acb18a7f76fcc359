-- Reaches for getmetatable.
-- run: "getmetatable" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  getmetatable('').__index = {}
end
