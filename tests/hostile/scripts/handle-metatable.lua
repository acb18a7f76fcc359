-- Looks for the metatable of a handle.
-- run: has no "__index"
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = it.owner.__index
end
