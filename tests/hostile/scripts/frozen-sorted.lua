-- Sorts a list made when the file was loaded.
-- run: cannot change this table

local memory = { 3, 1, 2 }
card.play = function(game, it)
  game:draw(2)
  table.sort(memory)
end
