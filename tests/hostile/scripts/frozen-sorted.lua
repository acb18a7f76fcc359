-- Sorts a list made when the file was loaded.
-- run: cannot change this table
local card, ptcg = ...

local memory = { 3, 1, 2 }
card.play = function(game, it)
  game:draw { count = 2 }
  table.sort(memory)
end
